import { describe, expect, it } from 'vitest'
import { setToken } from './token.ts'

const own = 'https://suluhlegal.example'

function sentToken(method: string, address: string, cookies = 'XSRF-TOKEN=abc', headers = new Headers()) {
  setToken(method, new URL(address, `${own}/en/layanan`), own, headers, cookies)
  return headers.get('X-XSRF-TOKEN')
}

describe('setToken (specification, section 7)', () => {
  it.each([
    ['POST', '/api/login', 'abc'],
    ['POST', 'api/login', 'abc'],
    ['POST', '?again', 'abc'],
    ['PUT', 'https://suluhlegal.example/api', 'abc'],
    ['PATCH', '/api', 'abc'],
    ['DELETE', '/api', 'abc'],
    ['OPTIONS', '/api', 'abc'],
    ['GET', '/api', null],
    ['HEAD', '/api', null],
    ['POST', '//evil.example/api', null],
    ['POST', '\\\\evil.example/api', null],
    ['POST', 'https://evil.example/api', null],
    ['POST', 'http://suluhlegal.example/api', null],
    ['POST', 'https://suluhlegal.example:8443/api', null],
    ['POST', 'https://suluhlegal.example@evil.example/api', null],
    ['POST', 'https://suluhlegal.example.evil.example/api', null],
  ])('%s %s sends %s', (method, address, expected) => {
    expect(sentToken(method, address)).toBe(expected)
  })

  it.each([
    ['other=1; XSRF-TOKEN=abc; more=2', 'abc'],
    ['XSRF-TOKEN=a=b==', 'a=b=='],
    ['XSRF-TOKEN=a%20b%2Bc', 'a b+c'],
    ['XSRF-TOKEN=first; XSRF-TOKEN=second', 'first'],
    ['XSRF-TOKEN=', ''],
    ['XSRF-TOKEN=100%', '100%'],
    ['XSRF-TOKEN=%E2%82%AC', null],
    ['XSRF-TOKEN=a%0Ab', null],
    ['NOT-XSRF-TOKEN=abc', null],
    ['xsrf-token=abc', null],
    ['XSRF-TOKEN', null],
    ['', null],
  ])('of the cookies "%s" sends %s', (cookies, expected) => {
    expect(sentToken('POST', '/api', cookies)).toBe(expected)
  })

  it('leaves a header that the caller set', () => {
    expect(sentToken('POST', '/api', 'XSRF-TOKEN=abc', new Headers({ 'x-xsrf-token': 'mine' }))).toBe('mine')
  })
})
