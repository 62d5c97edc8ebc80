/** What `_headers` and `_redirects` files of edge hosts have in common. */
import type { Headers } from '../policy/headers.ts'

export interface HeaderRule {
  readonly pattern: string
  readonly headers: Headers
  /** Names that an earlier, wider rule has set and that this rule takes away (Cloudflare alone can do that). */
  readonly without?: readonly string[]
}

/** Writes a `_headers` file. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules.map(formatRule).join('\n')
}

function formatRule({ pattern, headers, without = [] }: HeaderRule): string {
  const lines = [
    ...without.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${pattern}\n${lines.map((line) => `  ${line}\n`).join('')}`
}

/** Headers of `headers` that `base` does not have, or has with another value. */
export function difference(headers: Headers, base: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => base[name] !== value))
}

export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Writes a `_redirects` file. */
export function formatRedirectRules(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}
