/** Rules on what each address leads to (specification, section 2). */
import { addressOfFile, notFoundFile, rootDuplicates, rootOf } from '../../hosting/policy/addresses.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import { specifiedRoutes } from './fixture.ts'
import { asPath } from './request.ts'
import { expectations, type Rule } from './rule.ts'

/** The empty one is Home. */
const routes = ['', ...specifiedRoutes]

function inLanguage(route: string, language: Language): string {
  const root = rootOf(language)
  if (route === '') return root
  return `${root === '/' ? '' : root}/${route}`
}

const everyRoute: Rule = {
  title: 'every route of the specification, in each language',
  async check({ send, site }) {
    const { problems, same } = expectations()
    for (const language of languages) {
      for (const route of routes) {
        const address = inLanguage(route, language)
        const reply = await send(address)
        same(`${address} status`, reply.status, 200)
        same(`${address} type`, reply.headers['content-type'], 'text/html; charset=utf-8')
        const file = site.addresses.get(address)
        same(`${address} content`, file !== undefined && reply.body.equals(await site.contentOf(file)), true)
      }
    }
    return problems
  },
}

const everyFile: Rule = {
  title: 'every published page and file answers with its own bytes',
  async check({ send, site }) {
    const { problems, same } = expectations()
    for (const [address, file] of site.addresses) {
      const reply = await send(asPath(address))
      same(`${address} status`, reply.status, 200)
      same(`${address} content`, reply.body.equals(await site.contentOf(file)), true)
    }
    return problems
  },
}

const fallback: Rule = {
  title: 'a single unknown name redirects (302) to the root of its language, with the name in the fragment',
  async check({ send }) {
    const { problems, same, that } = expectations()
    const names = [
      'anything',
      'layanan2',
      'foo.txt',
      'foo.json',
      'foo.html',
      '404',
      'caf%C3%A9',
      'a%20b',
      'assets',
      'NOTHING).',
      '%3Cscript%3E',
    ]
    for (const language of languages) {
      for (const name of names) {
        const address = inLanguage(name, language)
        const [status, location] = await followCanonical(address)
        same(`${address} status`, status, 302)
        // `/foo.html` may have become `/foo` on the way, and hosts differ in what they leave unencoded.
        const expected = `${rootOf(language)}${wrongAddressFragment}${decodeURIComponent(name)}`
        that(
          `${address} location ${location}`,
          [expected, expected.replace(/\.html$/, '')].includes(decodeURIComponent(location ?? '')),
        )
      }
    }
    const reply = await send('/anything?utm_source=letter')
    same('query', reply.headers.location, `/?utm_source=letter${wrongAddressFragment}anything`)
    return problems

    /** A host may first lead `/foo.html` to `/foo`, as it does for pages that exist. */
    async function followCanonical(address: string): Promise<[number, string | undefined]> {
      const first = await send(address)
      if (address.endsWith('.html') && [301, 307, 308].includes(first.status)) {
        const second = await send(first.headers.location ?? '')
        return [second.status, second.headers.location]
      }
      return [first.status, first.headers.location]
    }
  },
}

const notFound: Rule = {
  title: 'a deeper unknown address answers 404 with the page of its language',
  async check({ send, site }) {
    const { problems, same } = expectations()
    const paths = [
      'blog/nothing',
      'a/b/c',
      'assets/build/gone.js',
      'assets/i18n/xx.json',
      'a/index',
      'layanan/x.html.br',
    ]
    for (const language of languages) {
      const page = await site.contentOf(notFoundFile(language))
      for (const path of paths) {
        const address = inLanguage(path, language)
        let reply = await send(address)
        if ([301, 307, 308].includes(reply.status)) reply = await send(reply.headers.location ?? '')
        same(`${address} status`, reply.status, 404)
        same(`${address} page`, reply.body.equals(page), true)
      }
    }
    return problems
  },
}

const canonical: Rule = {
  title: 'slashes at the end, .html and /index redirect to the one true address',
  async check({ send, site }) {
    const { problems, same, that } = expectations()
    const expectRedirect = async (from: string, to: string) => {
      const reply = await send(from)
      that(`${from}: status ${reply.status}`, [301, 308].includes(reply.status))
      same(`${from} location`, reply.headers.location, to)
    }
    for (const [address, file] of site.addresses) {
      if (!file.endsWith('.html')) continue
      if (address !== '/') await expectRedirect(`${address}/`, address)
      if (address !== '/') await expectRedirect(`${address}.html`, address)
      if (address !== '/') await expectRedirect(`${address}/?a=1&b=%2F`, `${address}?a=1&b=%2F`)
    }
    for (const root of languages.map(rootOf)) for (const name of rootDuplicates(root)) await expectRedirect(name, root)
    await expectRedirect('/anything/', '/anything')
    return problems
  },
}

const meant: Rule = {
  title: 'capital letters and signs at the end lead (308) to the page that is meant, at any depth',
  async check({ host, send, site }) {
    const { problems, same } = expectations()
    const ends = ['.', ')', '%5D', '%22', '*', '%20', '%C2%A0', '%E2%80%8B']
    for (const [address, file] of site.addresses) {
      if (!file.endsWith('.html') || address === '/') continue
      for (const from of [address.toUpperCase(), ...ends.map((end) => address + end)]) {
        const reply = await send(`${from}?a=1`)
        if (host === 'cloudflare') {
          same(`${from} status`, reply.status, /^(?:\/en)?\/[^/]+$/.test(from) ? 302 : 404)
          continue
        }
        same(`${from} status`, reply.status, 308)
        same(`${from} location`, reply.headers.location, `${address}?a=1`)
      }
    }
    if (host === 'cloudflare') return problems
    for (const end of [').', '%E2%80%8B']) same(`/${end} location`, (await send(`/${end}`)).headers.location, '/')
    return problems
  },
  known: { cloudflare: 'its rules cannot compare so; scripts of its 404 page and of Home lead to the page' },
}

const hidden: Rule = {
  title: 'dotfiles, host configuration, compressed copies and listings are never served',
  async check({ send, site }) {
    const { problems, same, that } = expectations()
    const single = [
      '/.env',
      '/.assetsignore',
      '/_headers',
      '/_redirects',
      '/layanan.html.br',
      '/layanan.html.gz',
      '/index.html.br',
    ]
    const deep = ['/.git/config', '/assets/.env', '/assets/i18n/id.json.br', '/assets/i18n/id.json.gz']
    for (const address of [...single, ...deep]) {
      const reply = await send(address)
      same(`${address} status`, reply.status, single.includes(address) ? 302 : 404)
      that(`${address} leaks`, !reply.body.includes('never-served'))
    }
    const notFoundPage = await site.contentOf(notFoundFile(defaultLanguage))
    for (const folder of ['/assets', '/assets/', '/assets/build', '/assets/build/', '/blog/']) {
      const { status, body } = await send(folder)
      that(`${folder} answers ${status}`, status === 404 ? body.equals(notFoundPage) : status > 300 && status < 400)
      that(`${folder} lists its files`, status === 404 || body.length < 200)
    }
    return problems
  },
}

export const addressRules: readonly Rule[] = [everyRoute, everyFile, fallback, notFound, canonical, meant, hidden]

/** Every address that must answer 200. */
export function publicAddresses(files: ReadonlySet<string>): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const file of files) {
    const address = addressOfFile(file)
    if (address) addresses.set(address, file)
  }
  return addresses
}
