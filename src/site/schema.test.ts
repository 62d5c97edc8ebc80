import { describe, expect, test } from 'vitest'
import { assertValidSite } from './schema.ts'
import { site } from './site.ts'

/** What an editor reads about a site file with other values. */
function problem(changes: object): string {
  try {
    assertValidSite({ ...site, ...changes })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

test('the site file is valid', () => {
  expect(problem({})).toBe('')
})

const account = { enabled: true, login: '/api/login', register: '/api/register', forgotPassword: '/forgot', social: [] }
const hours = { from: 'monday', to: 'friday', opens: '09:00', closes: '17:00' }

describe('another company may', () => {
  test.each([
    ['publish in Indonesian alone', { languages: ['id'] }],
    ['have no video', { video: null }],
    ['charge no value-added tax', { chargesVat: false }],
    ['have prices of its own', { hasSamplePrices: false }],
    ['have no social links', { socials: [] }],
    ['have accounts', { account: { ...account, social: [{ name: 'Contoh', path: '/api/social' }] } }],
    ['serve the files of the PDF viewer elsewhere', { pdfResourcesHost: 'https://files.example' }],
    ['be open until midnight', { hours: [{ ...hours, opens: '00:00', closes: '23:59' }] }],
  ])('%s', (_name, changes) => {
    expect(problem(changes)).toBe('')
  })
})

const whatsapp =
  'must be the international number in digits alone, without a leading 0, +, spaces or letters, for example 6281234567890'
const origin = 'must be https:// and the host without a trailing slash, for example https://suluhlegal.example'
const path = 'must be an address on this site that starts with a single slash, for example /api/login'
const address = 'must be a full address that starts with https://'
const notEmpty = 'must not be empty'
const time = 'must be a time such as 09:00'

describe('a wrong value stops the build with its field and what it should be', () => {
  test.each([
    ['name', notEmpty, { name: ' ' }],
    ['legalName', notEmpty, { legalName: '' }],
    ['origin', origin, { origin: 'http://site.example' }],
    ['origin', origin, { origin: 'https://site.example/' }],
    ['chargesVat', 'must be true or false', { chargesVat: 'yes' }],
    ['hasSamplePrices', 'must be true or false', { hasSamplePrices: undefined }],
    ['languages', 'must begin with id, the default language', { languages: [] }],
    ['languages', 'must begin with id, the default language', { languages: ['en', 'id'] }],
    ['languages', 'must not name a language twice', { languages: ['id', 'en', 'en'] }],
    ['languages.1', 'must be a known language: id or en', { languages: ['id', 'fr'] }],
    ['whatsapp', whatsapp, { whatsapp: '+6281234567890' }],
    ['whatsapp', whatsapp, { whatsapp: '081234567890' }],
    ['whatsapp', whatsapp, { whatsapp: '62' }],
    ['email', 'must be an e-mail address', { email: 'halo' }],
    ['address.street', notEmpty, { address: { ...site.address, street: '' } }],
    ['address.city', notEmpty, { address: { ...site.address, city: '' } }],
    ['address.postalCode', 'must be five digits', { address: { ...site.address, postalCode: '123' } }],
    [
      'address.country',
      'must be a two-letter country code, for example ID',
      { address: { ...site.address, country: 'Indonesia' } },
    ],
    ['hours', 'must have at least one entry', { hours: [] }],
    ['hours.0.opens', time, { hours: [{ ...hours, opens: '9:00' }] }],
    ['hours.0.closes', time, { hours: [{ ...hours, closes: '24:00' }] }],
    [
      'hours.0.from',
      'Invalid option: expected one of "monday"|"tuesday"|"wednesday"|"thursday"|"friday"|"saturday"|"sunday"',
      { hours: [{ ...hours, from: 'senin' }] },
    ],
    ['socials.0.name', notEmpty, { socials: [{ name: '', url: 'https://a.example' }] }],
    ['socials.0.url', address, { socials: [{ name: 'A', url: 'http://a.example' }] }],
    ['video.id', 'must be the eleven characters of a video id', { video: { id: 'short', place: 'about' } }],
    ['video.place', 'must be home or about', { video: { id: 'M7lc1UVf-VE', place: 'blog' } }],
    ['account.enabled', 'must be true or false', { account: { enabled: 'yes' } }],
    ['account.login', path, { account: { ...account, login: '//evil.example' } }],
    ['account.register', path, { account: { ...account, register: 'https://evil.example' } }],
    ['account.forgotPassword', path, { account: { ...account, forgotPassword: 'forgot' } }],
    ['account.social.0.name', notEmpty, { account: { ...account, social: [{ name: '', path: '/a' }] } }],
    ['account.social.0.path', path, { account: { ...account, social: [{ name: 'A', path: '' }] } }],
    ['pdfResourcesHost', address, { pdfResourcesHost: 'files.example' }],
    ['(whole file)', 'Unrecognized key: "phone"', { phone: '1' }],
  ])('%s: %s', (field, remedy, changes) => {
    expect(problem(changes)).toBe(`src/site/site.ts has a wrong value:\n  ${field}: ${remedy}`)
  })

  test('a missing one too', () => {
    expect(problem({ name: undefined })).toContain('  name: Invalid input: expected string')
  })

  test('all of them at once', () => {
    expect(problem({ name: '', email: '' })).toBe(
      `src/site/site.ts has wrong values:\n  name: ${notEmpty}\n  email: must be an e-mail address`,
    )
  })
})
