/** Rules on headers: security, types, caching. */

import { notFoundFile } from '../../hosting/policy/addresses.ts'
import { type Headers, headersOfFile, headersWithoutFile } from '../../hosting/policy/headers.ts'
import { strictTransportSecurity } from '../../hosting/policy/security-headers.ts'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { asPath, type Reply } from './request.ts'
import { expectations, type Rule } from './rule.ts'

const securityNames = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cross-Origin-Embedder-Policy',
  'Access-Control-Allow-Origin',
]

function compare(what: string, reply: Reply, expected: Headers, names: readonly string[]): string[] {
  const { problems, same } = expectations()
  for (const name of names) same(`${what} ${name}`, reply.headers[name.toLowerCase()], expected[name])
  return problems
}

/** Cloudflare's edge speaks TLS alone, so its file of headers knows no other kind. */
function overTlsAlways(host: string): boolean {
  return host === 'cloudflare'
}

const security: Rule = {
  title: 'security headers of every page and file, to the letter',
  async check({ host, send, site }) {
    const problems: string[] = []
    for (const [address, file] of site.addresses) {
      const expected = headersOfFile(file, site.output.published, { overTls: overTlsAlways(host) })
      problems.push(...compare(address, await send(asPath(address), { method: 'HEAD' }), expected, securityNames))
    }
    return problems
  },
}

const securityOfOthers: Rule = {
  title: 'security headers of redirects, refusals and the 404 page',
  async check({ host, send, site }) {
    const problems: string[] = []
    const transport = { overTls: overTlsAlways(host) }
    const missing = headersOfFile(notFoundFile(defaultLanguage), site.output.published, transport)
    problems.push(...compare('404', await send('/a/b/c'), missing, securityNames))
    const bare = headersWithoutFile(transport)
    const strict = securityNames.filter((name) => name !== 'Content-Security-Policy')
    for (const address of ['/anything', '/layanan/', '/%00', '/%2e%2e/x']) {
      const reply = await send(address)
      if (reply.status === 404) continue
      problems.push(...compare(`${address} (${reply.status})`, reply, bare, strict))
      const policy = String(reply.headers['content-security-policy'])
      if (!policy.startsWith(`default-src 'none'`)) problems.push(`${address}: policy ${policy}`)
    }
    const reply = await send('/', { method: 'POST' })
    problems.push(...compare(`POST (${reply.status})`, reply, bare, strict))
    return problems
  },
}

const transportSecurity: Rule = {
  title: 'over TLS: HSTS and upgrade-insecure-requests; over plain HTTP neither',
  async check({ host, send }) {
    const { problems, same, that } = expectations()
    for (const address of ['/', '/anything', '/a/b/c']) {
      const secure = await send(address, { headers: { 'X-Forwarded-Proto': 'https' } })
      same(`${address} HSTS`, secure.headers['strict-transport-security'], strictTransportSecurity)
      if (secure.status !== 302) {
        that(
          `${address} upgrades`,
          String(secure.headers['content-security-policy']).includes('upgrade-insecure-requests'),
        )
      }
      if (overTlsAlways(host)) continue
      const plain = await send(address)
      same(`${address} plain HSTS`, plain.headers['strict-transport-security'], undefined)
      that(
        `${address} plain upgrades`,
        !String(plain.headers['content-security-policy']).includes('upgrade-insecure-requests'),
      )
    }
    return problems
  },
}

const noNames: Rule = {
  title: 'no name or version of server or framework',
  async check({ send }) {
    const { problems, same } = expectations()
    for (const address of ['/', '/anything', '/a/b/c', '/%00', '/%2e%2e/']) {
      const reply = await send(address)
      same(`${address} Server`, reply.headers.server, undefined)
      same(`${address} X-Powered-By`, reply.headers['x-powered-by'], undefined)
      same(`${address} Via`, reply.headers.via, undefined)
    }
    return problems
  },
}

const types: Rule = {
  title: 'content type of every file, with its character set',
  async check({ host, send, site }) {
    const { problems, same } = expectations()
    for (const [address, file] of site.addresses) {
      const expected = headersOfFile(file, site.output.published, { overTls: false })['Content-Type'] ?? ''
      const actual = (await send(asPath(address), { method: 'HEAD' })).headers['content-type'] ?? ''
      if (host === 'cloudflare' && !expected.startsWith('text/')) same(address, essence(actual), essence(expected))
      else same(address, actual, expected)
    }
    return problems
  },
}

function essence(type: string): string {
  return type.split(';')[0] ?? ''
}

const caching: Rule = {
  title: 'hashed files kept for a year, all else asked for again, errors and redirects too',
  async check({ host, send, site }) {
    const { problems, same } = expectations()
    for (const [address, file] of site.addresses) {
      const expected = headersOfFile(file, site.output.published, { overTls: false })['Cache-Control']
      same(address, (await send(asPath(address), { method: 'HEAD' })).headers['cache-control'], expected)
    }
    for (const address of ['/anything', '/a/b/c', '/assets/i18n/gone.json', '/layanan/']) {
      same(address, (await send(address)).headers['cache-control'], 'no-cache')
    }
    const gone = (await send('/assets/build/gone.js')).headers['cache-control'] ?? ''
    if (host !== 'cloudflare' && gone.includes('immutable'))
      problems.push(`a missing hashed file would be kept missing for a year: ${gone}`)
    return problems
  },
  known: { cloudflare: 'its rules do not see the status, so a missing hashed file is kept missing, too' },
}

export const headerRules: readonly Rule[] = [security, securityOfOthers, transportSecurity, noNames, types, caching]
