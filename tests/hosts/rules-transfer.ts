/** Rules on how bytes travel: compression, conditions, ranges, methods. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isCompressible } from '../../hosting/policy/content-types.ts'
import { asPath } from './request.ts'
import { expectations, type Rule, type Site } from './rule.ts'

const compression: Rule = {
  title: 'compressed as asked for, and the same after unpacking',
  async check({ host, send, site }) {
    const { problems, same, that } = expectations()
    for (const [address, file] of site.addresses) {
      const content = await site.contentOf(file)
      const copies = site.output.files.get(file)?.encoded ?? {}
      const ask = async (accepted: string) => send(asPath(address), { headers: { 'Accept-Encoding': accepted } })

      const plain = await ask('identity')
      same(`${address} identity`, plain.headers['content-encoding'], undefined)
      that(`${address} identity content`, plain.body.equals(content))
      if (!isCompressible(file)) {
        same(`${address} is compressed in vain`, (await ask('br, gzip')).headers['content-encoding'], undefined)
        continue
      }
      if (!copies.br || !copies.gzip) continue
      // Cloudflare's edge compresses, in front of the runtime that is asked here.
      if (host === 'cloudflare') continue
      const brotli = await ask('gzip, deflate, br')
      same(`${address} br`, brotli.headers['content-encoding'], 'br')
      that(`${address} br content`, brotliDecompressSync(brotli.body).equals(content))
      const gzip = await ask('gzip')
      same(`${address} gzip`, gzip.headers['content-encoding'], 'gzip')
      that(`${address} gzip content`, gunzipSync(gzip.body).equals(content))
      same(`${address} br refused`, (await ask('br;q=0, gzip')).headers['content-encoding'], 'gzip')
      for (const reply of [plain, brotli, gzip]) same(`${address} Vary`, reply.headers.vary, 'Accept-Encoding')
    }
    return problems
  },
  known: { cloudflare: 'the edge in front of the local runtime compresses; only plain answers can be seen here' },
}

const revalidation: Rule = {
  title: 'ETag: one per encoding, 304 for what is already there',
  async check({ host, send, site }) {
    const { problems, same, that } = expectations()
    for (const address of ['/', '/layanan', ...sample(site)]) {
      const first = await send(asPath(address))
      const tag = first.headers.etag ?? ''
      that(`${address} has no strong ETag: ${tag}`, /^"[^"]+"$/.test(tag))
      const again = await send(asPath(address), { headers: { 'If-None-Match': tag } })
      same(`${address} unchanged`, again.status, 304)
      same(`${address} unchanged, body`, again.body.length, 0)
      same(`${address} unchanged, tag`, again.headers.etag, tag)
      const list = await send(asPath(address), { headers: { 'If-None-Match': `"other", W/${tag}` } })
      if (host !== 'cloudflare') same(`${address} in a list`, list.status, 304)
      same(`${address} changed`, (await send(asPath(address), { headers: { 'If-None-Match': '"other"' } })).status, 200)
      if (host === 'cloudflare' || first.headers.vary === undefined) continue
      const packed = await send(asPath(address), { headers: { 'Accept-Encoding': 'br' } })
      if (packed.headers['content-encoding'])
        that(`${address} has one tag for two encodings`, packed.headers.etag !== tag)
    }
    return problems
  },
  known: { cloudflare: 'it compares one tag, as browsers send it, and knows no list of them' },
}

/** One address of each ending. */
function sample(site: Site): string[] {
  const found = new Map<string, string>()
  for (const address of site.addresses.keys()) {
    const ending = /\.(\w+)$/.exec(address)?.[1]
    if (ending && !found.has(ending)) found.set(ending, address)
  }
  return [...found.values()]
}

const ranges: Rule = {
  title: 'parts of a document: single, suffix, open, beyond the end (416), If-Range, HEAD',
  async check({ host, send, site }) {
    const [address, file] = [...site.addresses].find(([name]) => name.endsWith('.pdf')) ?? []
    if (!address || !file) return null
    const { problems, same, that } = expectations()
    const content = await site.contentOf(file)
    const size = content.length
    const part = (range: string, headers = {}, method = 'GET') =>
      send(asPath(address), { method, headers: { Range: range, ...headers } })
    const expectPart = async (range: string, start: number, end: number) => {
      const reply = await part(range)
      same(`${range} status`, reply.status, 206)
      same(`${range} Content-Range`, reply.headers['content-range'], `bytes ${start}-${end}/${size}`)
      that(`${range} bytes`, reply.body.equals(content.subarray(start, end + 1)))
    }
    const whole = await send(asPath(address))
    if (host === 'cloudflare') {
      const reply = await part('bytes=0-9')
      same('status', reply.status, 200)
      that('whole', reply.body.equals(content))
      return problems
    }
    same('Accept-Ranges', whole.headers['accept-ranges'], 'bytes')
    same('whole', whole.body.equals(content), true)
    await expectPart('bytes=0-0', 0, 0)
    await expectPart('bytes=100-65635', 100, 65_635)
    await expectPart('bytes=-500', size - 500, size - 1)
    await expectPart(`bytes=${size - 10}-`, size - 10, size - 1)
    await expectPart(`bytes=${size - 10}-${size + 500}`, size - 10, size - 1)
    const beyond = await part(`bytes=${size}-`)
    same('beyond the end', beyond.status, 416)
    same('beyond the end, Content-Range', beyond.headers['content-range'], `bytes */${size}`)
    const tag = whole.headers.etag ?? ''
    same('If-Range with the tag', (await part('bytes=0-9', { 'If-Range': tag })).status, 206)
    const stale = await part('bytes=0-9', { 'If-Range': '"stale"' })
    same('If-Range with another tag', stale.status, 200)
    that('If-Range with another tag, whole', stale.body.equals(content))
    for (const nonsense of ['bytes=9-0', 'bytes=a-b', 'lines=1-2']) {
      const { status } = await part(nonsense)
      that(`${nonsense}: ${status}`, [200, 416].includes(status))
    }
    const head = await part('bytes=0-9', {}, 'HEAD')
    same('HEAD body', head.body.length, 0)
    that(`HEAD status ${head.status}`, [200, 206].includes(head.status))
    return problems
  },
  known: { cloudflare: 'its local runtime sends the whole document, which the viewer then reads at once' },
}

const methods: Rule = {
  title: 'HEAD like GET without a body; every other method 405 with Allow',
  async check({ host, send, site }) {
    const { problems, same, that } = expectations()
    for (const address of ['/', '/layanan', '/anything', '/a/b/c', ...sample(site)]) {
      const [get, head] = [await send(asPath(address)), await send(asPath(address), { method: 'HEAD' })]
      same(`HEAD ${address} status`, head.status, get.status)
      same(`HEAD ${address} body`, head.body.length, 0)
      for (const name of ['content-type', 'etag', 'location', 'cache-control'])
        same(`HEAD ${address} ${name}`, head.headers[name], get.headers[name])
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      for (const address of ['/', '/anything', '/assets/i18n/id.json']) {
        const reply = await send(asPath(address), { method, ...(method === 'POST' ? { body: 'a=1' } : {}) })
        // Redirects come before everything else there.
        if (host === 'cloudflare' && address === '/anything') continue
        same(`${method} ${address}`, reply.status, 405)
        if (host !== 'cloudflare') same(`${method} ${address} Allow`, reply.headers.allow, 'GET, HEAD')
      }
    }
    const trace = await send('/', { method: 'TRACE' })
    that(`TRACE: ${trace.status}`, trace.status >= 400 && trace.status < 500)
    return problems
  },
  known: { cloudflare: 'its redirects answer every method, and its 405 has no Allow header' },
}

export const transferRules: readonly Rule[] = [compression, revalidation, ranges, methods]
