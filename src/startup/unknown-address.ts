export interface UnknownAddressSettings {
  /** Begins the fragment of a root that stands for an address that does not exist (`lib/wrong-address.ts`). */
  readonly wrongAddress: string
  /** The languages other than the default that have a root of their own. */
  readonly languageRoots: readonly string[]
}

/**
 * On the 404 page of a host that knows no redirects: leaves a single-segment address for the root of its language
 * (specification, section 2, fallback).
 * @returns whether the page is being left
 */
export function leaveUnknownAddress({ wrongAddress, languageRoots }: UnknownAddressSettings): boolean {
  const segments = location.pathname.split('/').filter(Boolean)
  const language = segments[0] ?? ''
  const known = languageRoots.includes(language)
  if (segments.length !== (known ? 2 : 1)) return false
  location.replace((known ? `/${language}` : '/') + wrongAddress + segments.at(-1))
  return true
}
