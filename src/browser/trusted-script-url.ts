/** Script addresses under trusted types. Browsers without them get the same checks. */

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    /** Not in the DOM types of TypeScript; absent in older browsers. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
  }
}

/**
 * A function that makes addresses fit for scripts and workers, by a policy that is registered at its first call. The
 * content security policy must name that one, too.
 *
 * @param isExpected says which addresses the policy is for; for others the function throws a `TypeError`.
 */
export function trustedScriptUrl(policyName: string, isExpected: (url: string) => boolean): (url: string) => string {
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (!isExpected(url)) throw new TypeError(`The policy ${policyName} is not for the address ${url}.`)
      return url
    },
  }
  let policy: ScriptUrlPolicy | undefined
  return (url) => {
    policy ??= window.trustedTypes?.createPolicy(policyName, rules) ?? rules
    return policy.createScriptURL(url)
  }
}
