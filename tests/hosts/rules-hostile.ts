/** An attacker's list of tries. */
import { createHash } from 'node:crypto'
import type { Reply } from './request.ts'
import type { Rule, Site } from './rule.ts'

const tries = [
  '/../etc/passwd',
  '/../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '/....//....//etc/passwd',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..;/..;/package.json',
  '/assets/build/../../.env',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/%00',
  '/layanan%00',
  '/layanan.html%00.png',
  '/%0d%0aSet-Cookie:%20a=1',
  '/anything%0d%0aLocation:%20https://evil.example/',
  '/?%0d%0aSet-Cookie:%20a=1',
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '///evil.example/',
  '/\\evil.example',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '//evil.example/index',
  '//evil.example/index.html',
  '//evil.example.html',
  '/https://evil.example/',
  '/https:/evil.example/',
  '/en//evil.example/',
  '/en/%2f%2fevil.example',
  '/%',
  '/%z',
  '/%e0%a4',
  '/%ff%fe',
  '/\u00ff\u00fe',
  '/.%2e/.env',
  '/.env%20',
  '/.env.',
  '/.git/config',
  '/.git/',
  '/%2egit/config',
  '/.well-known/../.env',
  '/assets/.%2e/.env',
  '/_headers%20',
  '/*',
  '/:id',
  '/;/',
  '/?',
  '/??',
  '/layanan?/../../.env',
  '/-/health/../../.env',
  '/-/not-found/id',
  '/-/refused',
  `/${'a'.repeat(5_000)}`,
  `/${'a/'.repeat(3_000)}`,
  `/${'../'.repeat(1_000)}etc/passwd`,
  `/${'%2e%2e/'.repeat(500)}etc/passwd`,
  `/?${'q=1&'.repeat(1_500)}`,
]

/** What must hold for every answer, however odd the request. */
function problemsOf(path: string, reply: Reply, published: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const note = (text: string) => problems.push(`${path.length > 80 ? `${path.slice(0, 80)}…` : path}: ${text}`)
  if (reply.status >= 500) note(`status ${reply.status}`)
  if (reply.body.includes('never-served') || reply.body.includes('root:')) note('a file that is not public')
  if (reply.status === 200 && !published.has(digest(reply.body))) note('200 with content that was never published')
  const { location } = reply.headers
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) note(`redirects to ${location}`)
  if (reply.headers['set-cookie']) note('sets a cookie')
  return problems
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

async function publishedDigests(site: Site): Promise<Set<string>> {
  const digests = new Set<string>()
  for (const file of site.output.published.files) digests.add(digest(await site.contentOf(file)))
  return digests
}

const list: Rule = {
  title: `an attacker's list: traversal, encodings, NUL, //host, backslashes, long, bad UTF-8`,
  async check({ send, site }) {
    const published = await publishedDigests(site)
    const problems: string[] = []
    for (const path of tries) {
      const reply = await send(path).catch((error: NodeJS.ErrnoException) => error)
      // Closing the connection on nonsense is an answer, too; falling silent is none.
      if (reply instanceof Error) {
        if (reply.code !== 'ECONNRESET' && reply.code !== 'EPIPE')
          problems.push(`${path.slice(0, 80)}: ${reply.message}`)
      } else problems.push(...problemsOf(path, reply, published))
    }
    return problems
  },
}

const alphabet = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%0a',
    '%0d%0a',
    '%',
    '%zz',
    '%ff',
    '%c0%ae',
    '%25',
    '%252e',
  ],
  ...[
    'en',
    'layanan',
    'index',
    '.html',
    '.br',
    '.gz',
    'assets',
    'build',
    'i18n',
    'id.json',
    '.env',
    '.git',
    'config',
    '_headers',
    '404',
    '-',
    '-/',
  ],
  ...[
    'evil.example',
    'https:',
    '@',
    ':',
    ';',
    '?',
    '&',
    '=',
    '~',
    '*',
    '$',
    '{',
    '}',
    '|',
    '"',
    "'",
    '<',
    '>',
    '`',
    '^',
    'ü',
  ],
]

/** The same paths in every run. */
function* randomPaths(count: number): Generator<string> {
  let state = 20_261_120
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let index = 0; index < count; index += 1) {
    yield `/${Array.from({ length: 1 + next(10) }, () => alphabet[next(alphabet.length)]).join('')}`
  }
}

const random: Rule = {
  title: '10,000 random paths: never a 5xx, never a foreign file, never away from the site',
  async check({ send, site }) {
    const published = await publishedDigests(site)
    const problems: string[] = []
    const paths = randomPaths(10_000)
    async function work() {
      for (const path of paths) {
        const reply = await send(path).catch((error: Error) => error)
        if (reply instanceof Error) problems.push(`${path}: ${reply.message}`)
        else problems.push(...problemsOf(path, reply, published))
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    const after = await send('/')
    if (after.status !== 200) problems.push(`afterwards / answers ${after.status}`)
    return problems
  },
}

const large: Rule = {
  title: 'oversized headers and bodies are refused, and the next visitor is served',
  async check({ host, send }) {
    const problems: string[] = []
    const header = await send('/', { headers: { 'X-Large': 'x'.repeat(60_000) } }).catch(() => null)
    if (host !== 'cloudflare' && header && (header.status < 400 || header.status >= 500))
      problems.push(`60 KB of headers: ${header.status}`)
    const body = await send('/', { method: 'POST', body: 'x'.repeat(2_000_000) }).catch(() => null)
    if (host !== 'cloudflare' && body && (body.status < 400 || body.status >= 500))
      problems.push(`2 MB of body: ${body.status}`)
    if ((await send('/')).status !== 200) problems.push('afterwards / is not served')
    return problems
  },
  known: {
    cloudflare: 'the edge in front of the local runtime sets the limits; here only the next visitor is asked about',
  },
}

export const hostileRules: readonly Rule[] = [list, random, large]
