import { describe, expect, it } from 'vitest'
import type { PublishedFile } from '../build/read-output.ts'
import { chooseRepresentation } from './representation.ts'

const file: PublishedFile = {
  path: 'a.html',
  size: 1_000,
  hash: 'h',
  encoded: { br: { path: 'a.html.br', size: 300 }, gzip: { path: 'a.html.gz', size: 350 } },
}

const choose = (headers: Record<string, string>, method = 'GET') => chooseRepresentation(file, method, headers)

describe('the encoding', () => {
  it.each([
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
  ])('for "%s" is %s', (accepted, encoding) => {
    const { headers } = choose({ 'accept-encoding': accepted })
    expect(headers['Content-Encoding']).toBe(encoding)
    expect(headers['ETag']).toBe(encoding ? `"h-${encoding}"` : '"h"')
  })
})

describe('conditions', () => {
  it.each([
    ['if-none-match', '"h"', 304],
    ['if-none-match', 'W/"h"', 304],
    ['if-none-match', '"x", "h"', 304],
    ['if-none-match', '*', 304],
    ['if-none-match', '"h-br"', 200],
    ['if-match', '"h"', 200],
    ['if-match', '"h-br"', 200],
    ['if-match', '*', 200],
    ['if-match', '"x"', 412],
  ])('%s: %s gives %i', (name, value, status) => {
    expect(choose({ [name]: value }).status).toBe(status)
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=-10', 990, 999],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-10,5-20', 0, 20],
  ])('%s sends bytes %i to %i', (range, start, end) => {
    const { status, headers, body } = choose({ range })
    expect(status).toBe(206)
    expect(headers['Content-Range']).toBe(`bytes ${start}-${end}/1000`)
    expect(body).toMatchObject({ path: 'a.html', start, end })
  })

  it('are of the plain bytes, whatever encodings are accepted', () => {
    const { headers } = choose({ range: 'bytes=0-9', 'accept-encoding': 'br' })
    expect(headers).not.toHaveProperty('Content-Encoding')
    expect(headers['ETag']).toBe('"h"')
  })

  it('beyond the end are refused with the size', () => {
    expect(choose({ range: 'bytes=1000-' })).toMatchObject({ status: 416, body: null })
    expect(choose({ range: 'bytes=1000-' }).headers['Content-Range']).toBe('bytes */1000')
  })

  it.each(['bytes=a-b', 'bytes=5-1', 'lines=0-1', 'bytes=0-1,500-501', ''])(
    '"%s" is no reason not to send all or 416',
    (range) => {
      expect([200, 416]).toContain(choose({ range }).status)
    },
  )

  it('count only for GET and only while If-Range holds', () => {
    expect(choose({ range: 'bytes=0-9' }, 'HEAD').status).toBe(200)
    expect(choose({ range: 'bytes=0-9', 'if-range': '"h"' }).status).toBe(206)
    expect(choose({ range: 'bytes=0-9', 'if-range': '"x"' }).status).toBe(200)
    expect(choose({ range: 'bytes=0-9', 'if-range': 'W/"h"' }).status).toBe(200)
    expect(choose({ range: 'bytes=0-9', 'if-range': 'Fri, 20 Nov 2026 00:00:00 GMT' }).status).toBe(200)
  })
})
