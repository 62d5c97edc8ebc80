import { expect, test } from 'vitest'
import { toolFacts } from '../collections/tool-facts.ts'
import { checkAbbreviation, checkName, type NameQuestion, readNames } from './company-name.ts'

const facts = toolFacts('company-name')

/** What was found besides that the register must be looked at, as `check: state (met)`. */
function found(name: string, question: NameQuestion = { allIndonesian: true }) {
  const { findings } = checkName(facts, name, question)
  expect(findings.at(-1)).toEqual({ check: 'taken', state: 'look', met: [] })
  return findings.slice(0, -1).map(({ check, state, met }) => [check, state, met.join(' ')].join(' ').trim())
}

test.each([
  ['Suluh Karya Nusantara', []],
  ['PT Suluh Karya Nusantara', []],
  ['Maju Jaya', ['three practice']],
  ['Global Digital Solutions', ['language risk solutions']],
  ['Karya 99 Abadi', ['letters risk 99', 'three practice']],
  ['12345', ['letters conflicts 12345', 'three practice']],
  ['PT 007', ['letters conflicts 007', 'three practice']],
  ['XYZ QRT BBB', ['letters conflicts xyz qrt bbb']],
  ['Jasa Konsultasi Manajemen', ['purpose conflicts jasa konsultasi manajemen']],
  ['Sukses Perseroan Jaya', ['company risk perseroan']],
  ['Komisi Pemberantasan Karya', ['body risk komisi']],
  ['Сулух Karya Abadi', ['latin conflicts Cyrl', 'three practice']],
  ['Café Kenangan Senja', []],
  ['-&-', ['letters conflicts -&-', 'three practice']],
  ['Karya 🚀 Abadi Jaya', ['latin conflicts emoji']],
  ['<b>Karya</b> Abadi Jaya', ['latin conflicts < > /', 'letters risk b b']],
  ['Kopi Senja Abadi Tbk', ['letters risk tbk', 'company risk tbk']],
  ['Bank Indonesia Raya Jaya', ['body risk bank indonesia']],
] as const)('%s', (name, findings) => {
  expect(found(name)).toEqual(findings)
})

test('a foreign shareholder takes the language rule away', () => {
  expect(found('Global Digital Solutions', { allIndonesian: false })).toEqual([])
})

test('a word of another activity is to be looked at', () => {
  expect(found('Sinar Konstruksi Jaya', { allIndonesian: true, activity: 'teknologi' })).toEqual([
    'fits look konstruksi',
  ])
  expect(found('Sinar Konstruksi Jaya', { allIndonesian: true, activity: 'konstruksi' })).toEqual([])
  expect(found('Sinar Konstruksi Jaya')).toEqual([])
})

test('the removed prefix is told, and only a whole one is removed', () => {
  expect(checkName(facts, 'P.T. Suluh Karya Nusantara', { allIndonesian: true })).toMatchObject({
    name: 'Suluh Karya Nusantara',
    isPrefixRemoved: true,
  })
  expect(checkName(facts, 'Ptolemeus Karya Jaya', { allIndonesian: true }).isPrefixRemoved).toBe(false)
})

test('other spellings of the same sound are offered', () => {
  expect(checkName(facts, 'Surya Jaya', { allIndonesian: true }).soundAlikes).toEqual(['Suria Jaia', 'Soerya Jaya'])
  expect(checkName(facts, 'Abdillah Fatty', { allIndonesian: true }).soundAlikes).toContain('Abdilah Faty')
})

test('an abbreviation may be letters alone', () => {
  expect(checkAbbreviation(facts, 'SKN')).toEqual([])
  expect(checkAbbreviation(facts, 'KPK')).toEqual([{ check: 'body', state: 'risk', met: ['kpk'] }])
})

test('names as they are typed', () => {
  expect(readNames('  ', facts)).toEqual({ error: 'empty' })
  expect(readNames('a'.repeat(101), facts)).toEqual({ error: 'tooLong' })
  expect(readNames('Satu Dua Tiga\n\nEmpat Lima Enam', facts)).toEqual({ names: ['Satu Dua Tiga', 'Empat Lima Enam'] })
  expect(readNames('A; B; C; D', facts)).toEqual({ error: 'tooMany' })
})
