import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtFile, builtPages, listedAddresses } from '../support/built-pages.ts'

const pages = builtPages()

/** Bytes of a built file as visitors get it. */
const brotli = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

test('Home is at most 14,600 bytes, an article or a service 15,000, and nothing blocks their first paint', () => {
  const texts = [...pages.keys()].filter((address) => /^(\/en)?\/(blog|layanan)\/[^/]+$/.test(address))
  expect(texts.filter((address) => address.includes('/layanan/'))).toHaveLength(20)
  expect(texts.length).toBeGreaterThan(30)
  for (const address of ['/', '/en', ...texts]) {
    const limit = texts.includes(address) ? 15_000 : 14_600
    expect(brotli(builtFile(address) ?? ''), address).toBeLessThanOrEqual(limit)
    const [head = '', body] = pages.get(address)?.split('</head>') ?? []
    expect(head, address).not.toMatch(/<link[^>]+(?:rel="?stylesheet|as="?font)|<script src=/)
    expect(body, address).toMatch(/^\s*<body>\s*<link rel="?preload"? as="?font/)
  }
})

test('the policy of a page is at most 1,200 bytes', () => {
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readFileSync('dist/_headers', 'utf8')) ?? []
  expect(policy).toContain("style-src 'self' 'sha256-")
  expect(policy.length).toBeLessThanOrEqual(1_200)
})

/** Bytes of all scripts that the islands of a page need to be ready, each once; what a press loads is not among them. */
function scriptBytes(html: string): number {
  const files = new Set<string>()
  const add = (address: string) => {
    if (files.has(address)) return
    files.add(address)
    const source = readFileSync(join('dist', address), 'utf8')
    for (const [, path = ''] of source.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      add(join(dirname(address), path))
    }
  }
  for (const [, address = ''] of html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)) add(address)
  expect(files.size).toBeGreaterThan(2)
  return [...files].reduce((sum, file) => sum + brotli(join('dist', file)), 0)
}

test('all scripts of Home together are at most 71 KB', () => {
  expect(scriptBytes(pages.get('/') ?? '')).toBeLessThanOrEqual(71 * 1024)
})

test('all scripts of a tool together are at most 96 KB', () => {
  const tools = [...pages].filter(([address]) => address.startsWith('/alat/'))
  expect(tools.length).toBeGreaterThan(3)
  for (const [address, html] of tools) expect(scriptBytes(html), address).toBeLessThanOrEqual(96 * 1024)
})

test('the PDF library is at most 180 KB, in either build', () => {
  const files = readdirSync('dist/assets/build').filter((file) => /^pdfjs-\w+\.[^.]+\.js$/.test(file))
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(brotli(join('dist/assets/build', file)), file).toBeLessThanOrEqual(180 * 1024)
  }
})

test('every link inside the site leads to a page, and to an anchor that is there', () => {
  const broken: string[] = []
  for (const [address, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `https://site.test${address}`)
      if (url.hostname !== 'site.test') continue
      const target = pages.get(url.pathname)
      if (target === undefined && builtFile(url.pathname) === undefined) broken.push(`${address}: ${href}`)
      const id = decodeURIComponent(url.hash.slice(1))
      // A fragment with `=` is a state that a feature reads, not an element.
      if (target !== undefined && id !== '' && !id.includes('=') && !target.includes(`id="${id}"`)) {
        broken.push(`${address}: ${href} (no such anchor)`)
      }
    }
  }
  expect([...new Set(broken)]).toEqual([])
})

test('every listed page is at most two links away from any other of its language', () => {
  const languageOf = (address: string) => /^\/en(?=\/|$)/.exec(address)?.[0] ?? ''
  const isOfLists = (address: string) => /^(\/en)?\/blog\/(kategori|tag)\//.test(address)
  // A list without articles is linked nowhere; the pages of a category or a tag behind its second are reached through that.
  const listed = new Set(listedAddresses())
  const wanted = [...pages.keys()].filter(
    (address) => listed.has(address) || (isOfLists(address) && !/\/halaman\/(?!2$)/.test(address)),
  )
  const linked = new Map(
    wanted.map((address) => {
      const hrefs = [...(pages.get(address) ?? '').matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)]
      return [address, new Set(hrefs.map(([, path = '']) => path))]
    }),
  )
  const far: string[] = []
  for (const [from, first] of linked) {
    const near = new Set([from, ...first, ...[...first].flatMap((address) => [...(linked.get(address) ?? [])])])
    far.push(
      ...wanted.filter((to) => languageOf(to) === languageOf(from) && !near.has(to)).map((to) => `${from} → ${to}`),
    )
  }
  expect(far).toEqual([])
})

test('every page of the sitemap is built, and every listed page stands in the sitemap', () => {
  const listed = new Set(listedAddresses())
  expect([...listed].filter((address) => !pages.has(address))).toEqual([])
  const canonical = [...pages].filter(([address, html]) =>
    html.includes(`rel="canonical" href="https://suluhlegal.example${address === '/' ? '/' : address}"`),
  )
  // Pages of lists are found through the entries they list.
  const missing = canonical.map(([address]) => address).filter((address) => !listed.has(address))
  expect(missing.filter((address) => !/^(\/en)?\/blog\/(halaman|kategori|tag)\//.test(address))).toEqual([])
})

test('alternates list themselves and each other', () => {
  for (const [address, html] of pages) {
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/"]+([^"]*)"/g)]
    if (alternates.length === 0) continue
    expect(alternates.map(([, language]) => language).sort(), address).toEqual(['en', 'id', 'x-default'])
    for (const [, , path = ''] of alternates) expect(pages.has(path || '/'), `${address} → ${path}`).toBe(true)
  }
})

test('pages hold no inline handler, no inline style attribute, no duplicate id and no missing text', () => {
  const faults: string[] = []
  for (const [address, html] of pages) {
    const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    if (/<[^>]+\son[a-z]+="/.test(markup)) faults.push(`${address}: inline handler`)
    if (/<[^>]+\sstyle="/.test(markup)) faults.push(`${address}: inline style`)
    if (markup.includes('missing translation')) faults.push(`${address}: missing translation`)
    const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    if (twice.length > 0) faults.push(`${address}: id ${twice[0]} twice`)
    if ((markup.match(/<h1\b/g) ?? []).length !== 1) faults.push(`${address}: not one h1`)
  }
  expect(faults).toEqual([])
})

test('the first frame of every page ends once, before the linked style, so that it waits for no file', () => {
  const faults = [...pages].filter(([, html]) => {
    if (!html.includes('<link rel="expect" href="#first-frame"')) return true
    const [before = '', after, ...more] = html.split('</script><script id="first-frame"></script>')
    return (
      after === undefined || more.length > 0 || /<link rel="stylesheet"/.test(before.slice(before.indexOf('<body')))
    )
  })
  expect(faults.map(([address]) => address)).toEqual([])
})

test('no island waits for a fallback: what visitors read is in the HTML', () => {
  for (const [address, html] of pages) expect(html, address).not.toContain('<!--$?-->')
})

test('every listed page has a share picture: a PNG of 1200 × 630, under 100 KB, with its words', () => {
  const faults: string[] = []
  for (const address of listedAddresses()) {
    const html = pages.get(address) ?? ''
    const tag = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    const url = tag('og:image')
    const file = url.startsWith('https://suluhlegal.example/') ? builtFile(new URL(url).pathname) : undefined
    const png = file === undefined ? Buffer.alloc(24) : readFileSync(file)
    const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
    if (png.subarray(1, 4).toString() !== 'PNG' || size !== '1200x630') faults.push(`${address}: ${url} is ${size}`)
    if (png.length > 100_000) faults.push(`${address}: ${url} has ${png.length} bytes`)
    if (tag('og:image:alt') === '' || !html.includes('content="summary_large_image"'))
      faults.push(`${address}: no words`)
  }
  expect(faults).toEqual([])
})

test('structured data is JSON that names pages of this site: its trail on each, who publishes it, where it is searched', () => {
  const faults: string[] = []
  const kinds = new Map<string, string[]>()
  for (const [address, html] of pages) {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    const data = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    kinds.set(
      address,
      data.map((entry) => String(entry['@type'])),
    )
    for (const entry of data) {
      if (entry['@context'] !== 'https://schema.org') faults.push(`${address}: no context`)
      for (const [, path = ''] of JSON.stringify(entry).matchAll(/"https:\/\/suluhlegal\.example([^"#?]*)/g)) {
        if (!pages.has(path || '/') && builtFile(path) === undefined) faults.push(`${address}: ${path}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(kinds.get('/about-us')).toContain('Organization')
  expect(kinds.get('/cari')).toContain('WebSite')
  const withoutTrail = listedAddresses().filter((address) => !kinds.get(address)?.includes('BreadcrumbList'))
  expect(withoutTrail).toEqual(['/', '/en'])
})
