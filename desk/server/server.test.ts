import { expect, it } from 'vitest'
import { refusal } from './server.ts'

const origins = ['http://127.0.0.1:4400', 'http://localhost:4400']
const own = { host: '127.0.0.1:4400', origin: 'http://127.0.0.1:4400', 'content-type': 'application/json' }

it('answers its own page', () => {
  expect(refusal('GET', { host: 'localhost:4400', 'sec-fetch-site': 'none' }, origins)).toBeUndefined()
  expect(refusal('POST', { ...own, 'sec-fetch-site': 'same-origin' }, origins)).toBeUndefined()
})

it.each([
  ['a name that was made to lead to this machine', 'GET', { host: 'evil.example:4400' }],
  ['another port', 'GET', { host: '127.0.0.1:80' }],
  ['no host', 'GET', {}],
  ['a page of another site that reads', 'GET', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['a page of another port of this machine', 'POST', { ...own, 'sec-fetch-site': 'same-site' }],
  ['a page of another site that sends', 'POST', { ...own, origin: 'https://evil.example' }],
  ['a sandboxed page', 'POST', { ...own, origin: 'null' }],
  ['a form without origin', 'POST', { host: own.host, 'content-type': own['content-type'] }],
  ['a form, which needs no leave of ours to be sent', 'POST', { ...own, 'content-type': 'text/plain' }],
])('refuses %s', (_who, method, headers) => {
  expect(refusal(method, headers, origins)).toMatch(/^The desk/)
})
