/**
 * Netlify's own readers of `_headers` and `_redirects` over what the build wrote for that host. They prove that every
 * line is understood and what it says; that the host then acts on it can be seen on the host alone.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundFile, rootOf } from '../../hosting/policy/addresses.ts'
import { headersOfFile } from '../../hosting/policy/headers.ts'
import { languages } from '../../src/i18n/languages.ts'
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import { expectations, type Site } from './rule.ts'

const readers = new URL('node_modules/@netlify/', import.meta.url)

interface HeaderReader {
  parseAllHeaders(options: object): Promise<{
    headers: readonly { for: string; values: Readonly<Record<string, string>> }[]
    errors: readonly Error[]
  }>
}

interface RedirectReader {
  parseAllRedirects(options: object): Promise<{
    redirects: readonly { from: string; to: string; status: number; force: boolean }[]
    errors: readonly Error[]
  }>
}

/**
 * @param hosting with what `writeHostingFiles` wrote.
 * @returns problems, or `null` where the readers are not installed.
 */
export async function netlifyProblems(hosting: string, site: Site): Promise<readonly string[] | null> {
  if (!existsSync(readers)) return null
  const { problems, same, that } = expectations()
  const { parseAllHeaders }: HeaderReader = await import(new URL('headers-parser/lib/index.js', readers).href)
  const { parseAllRedirects }: RedirectReader = await import(new URL('redirect-parser/lib/index.js', readers).href)

  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(hosting, 'netlify/_headers')],
    configHeaders: [],
    minimal: true,
  })
  problems.push(...errors.map(({ message }) => `_headers: ${message}`))
  const valuesFor = (address: string, name: string) =>
    headers.filter((rule) => rule.for === '/*' || rule.for === address).flatMap(({ values }) => values[name] ?? [])
  for (const [address, file] of site.addresses) {
    if (!file.endsWith('.html')) continue
    const expected = headersOfFile(file, site.output.published, { overTls: true })
    for (const name of ['Content-Security-Policy', 'Strict-Transport-Security', 'Cross-Origin-Opener-Policy'])
      that(`_headers: ${address} lacks its ${name}`, valuesFor(address, name).includes(expected[name] ?? ''))
    const embedder = 'Cross-Origin-Embedder-Policy'
    same(`_headers: ${address} ${embedder}`, valuesFor(address, embedder).join(), expected[embedder] ?? '')
  }

  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [join(hosting, 'netlify/_redirects')],
    configRedirects: [],
    minimal: true,
  })
  problems.push(...redirectErrors.map(({ message }) => `_redirects: ${message}`))
  that(
    '_redirects: a rule would come before files',
    redirects.every(({ force }) => !force),
  )
  const answerTo = (address: string) => {
    const rule = redirects.find(({ from }) => matches(from, address))
    return rule ? `${rule.status} ${rule.to}` : 'none'
  }
  for (const language of languages) {
    const root = rootOf(language)
    const folder = root === '/' ? '' : root
    same(`_redirects: ${folder}/anything`, answerTo(`${folder}/anything`), `302 ${root}${wrongAddressFragment}`)
    for (const name of ['LAYANAN', 'Layanan', 'layanan.', 'layanan)', 'About-Us', 'About-us', 'ABOUT-US']) {
      const page = name.toLowerCase().replace(/[.)]$/, '')
      same(`_redirects: ${folder}/${name}`, answerTo(`${folder}/${name}`), `308 ${folder}/${page}`)
    }
    same(`_redirects: ${folder}/a/b`, answerTo(`${folder}/a/b`), `404 /${notFoundFile(language)}`)
  }
  return problems
}

/** Netlify's patterns: a colon begins the name of one segment, a star takes all the rest. */
function matches(pattern: string, address: string): boolean {
  const literal = pattern.replace(/[.)]/g, '\\$&')
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`).test(address)
}
