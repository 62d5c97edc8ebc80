import { describe, expect, it } from 'vitest'
import { headersOfFile } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'
import { fullScore, scoreOf } from './observatory.ts'

const published: Published = {
  languages: ['id', 'en'],
  files: new Set(['index.html', 'about-us.html']),
  pages: {
    scriptHashes: ['sha256-AAAA'],
    styleHashes: ['sha256-BBBB'],
    withVideo: new Set(['about-us.html']),
    hasViewer: true,
  },
  pdfResourcesHost: null,
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

const answer = (file: string) => ({ headers: lowerCased(headersOfFile(file, published, { overTls: true })), html: '' })

describe("Mozilla's HTTP Observatory", () => {
  it.each(['index.html', 'about-us.html'])('gives %s the highest grade with every bonus within reach', (file) => {
    expect(scoreOf(answer(file))).toMatchObject({ points: fullScore, grade: 'A+' })
  })

  it.each([
    ['content-security-policy', undefined, -25],
    ['content-security-policy', "default-src 'self'; script-src 'unsafe-inline'; frame-ancestors 'none'", -20],
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'", -10],
    ['content-security-policy', "default-src 'none'; script-src http://cdn.example; frame-ancestors 'none'", -20],
    ['content-security-policy', "default-src 'none'; img-src http://cdn.example; frame-ancestors 'none'", -10],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 0],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 5],
    ['strict-transport-security', undefined, -20],
    ['strict-transport-security', 'max-age=86400', -10],
    ['x-content-type-options', undefined, -5],
    ['referrer-policy', 'unsafe-url', -5],
    ['referrer-policy', undefined, 0],
    ['cross-origin-resource-policy', 'cross-origin', 0],
    ['cross-origin-resource-policy', 'anybody', -5],
  ])('counts %s: %s as %i', (name, value, modifier) => {
    const { headers } = answer('index.html')
    expect(scoreOf({ headers: { ...headers, [name]: value }, html: '' }).modifiers[name]).toBe(modifier)
  })

  it('gives no bonus to an answer that lost more than ten points', () => {
    const { headers } = answer('index.html')
    const { 'strict-transport-security': _removed, ...others } = headers
    expect(scoreOf({ headers: others, html: '' })).toMatchObject({ points: 80, grade: 'B+' })
  })

  it('takes points for cookies without protection, frames, and foreign scripts without integrity', () => {
    const { headers } = answer('index.html')
    expect(scoreOf({ headers: { ...headers, 'set-cookie': 'a=1' }, html: '' }).modifiers['cookies']).toBe(-20)
    const open = { ...headers, 'content-security-policy': "default-src 'none'" }
    expect(scoreOf({ headers: open, html: '' }).modifiers['x-frame-options']).toBe(-20)
    const foreign = '<script type="module" src="https://cdn.example/a.js"></script>'
    expect(scoreOf({ headers, html: foreign }).modifiers['subresource-integrity']).toBe(-5)
    expect(scoreOf({ headers, html: foreign.replace('https:', '') }).modifiers['subresource-integrity']).toBe(-50)
    expect(scoreOf({ headers, html: '<script src="/a.js"></script>' }).modifiers['subresource-integrity']).toBe(0)
  })
})
