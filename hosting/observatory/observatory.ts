/**
 * The published rules of Mozilla's HTTP Observatory, as far as an answer over TLS and its HTML decide them
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and the scanner's own score table, 2026).
 * What only a scan of the live host can see (its certificate, the redirect from plain HTTP, the preload list) counts
 * zero here.
 */
export interface ScannedAnswer {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly html: string
}

export interface Score {
  readonly points: number
  readonly grade: string
  /** What was added or taken for each test. */
  readonly modifiers: Readonly<Record<string, number>>
}

const grades: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

const leastForBonus = 90

/** Everything that our own answers can reach; the rest asks for cookies, for SRI and for the preload list. */
export const fullScore = 130

export function scoreOf({ headers, html }: ScannedAnswer): Score {
  const policy = parsePolicy(headers['content-security-policy'] ?? '')
  const modifiers = {
    'content-security-policy': policyModifier(policy),
    cookies: cookieModifier(headers['set-cookie']),
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'cross-origin-resource-policy': resourcePolicyModifier(headers['cross-origin-resource-policy']),
    'referrer-policy': referrerModifier(headers['referrer-policy']),
    'strict-transport-security': transportModifier(headers['strict-transport-security']),
    'subresource-integrity': integrityModifier(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameModifier(policy, headers['x-frame-options']),
  }
  const values = Object.values(modifiers)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const penalized = 100 + sum(values.filter((value) => value < 0))
  const points = Math.max(
    0,
    penalized >= leastForBonus ? penalized + sum(values.filter((value) => value > 0)) : penalized,
  )
  return { points, modifiers, grade: grades.find(([least]) => points >= least)?.[1] ?? 'F' }
}

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...values]) => [name.toLowerCase(), values]))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = ["'unsafe-inline'", 'data:']

function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const allows = (name: string, forbidden: readonly string[]) =>
    sources(name).some((source) => forbidden.includes(source))
  const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, values]) => values)

  if (allows('script-src', [...broad, ...unsafe]) || allows('object-src', broad)) return -20
  if (active.some(isInsecure)) return -20
  if (allows('script-src', ["'unsafe-eval'"]) || allows('style-src', ["'unsafe-eval'"])) return -10
  if (passive.flatMap(sources).some(isInsecure)) return -10
  if (allows('style-src', [...broad, ...unsafe])) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function frameModifier(policy: Policy, header: string | undefined): number {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20
}

function cookieModifier(cookies: string | undefined): number {
  if (cookies === undefined) return 0
  return /;\s*secure/i.test(cookies) ? 0 : -20
}

function resourcePolicyModifier(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}

function referrerModifier(header: string | undefined): number {
  if (header === undefined) return 0
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(header) ? 5 : -5
}

const sixMonths = 15_768_000

function transportModifier(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= sixMonths ? 0 : -10
}

/** Scripts of other hosts without an integrity attribute; our own need none. */
function integrityModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/gi)]
  const foreign = scripts.filter(([, address = '']) => /^(?:https?:)?\/\//i.test(address))
  if (foreign.some(([, address = '']) => !address.startsWith('https://'))) return -50
  return foreign.every(([tag]) => /\sintegrity=/i.test(tag)) ? 0 : -5
}
