import { expect, test } from 'vitest'
import { allChoices, answersQuery, choiceState, outcomes, type QuestionId } from './entity-choice.ts'

const after = (query: string) => {
  const answers = new URLSearchParams(query)
  return choiceState((question) => answers.get(question))
}

test('every way ends in one outcome, and every outcome is at the end of some way', () => {
  const ways = allChoices().map(
    ({ answers, outcome }) => `${answers.map(({ option }) => option).join(' ')}: ${outcome}`,
  )
  expect(ways).toEqual([
    'usaha tidak sendiri kecil: pt-perorangan',
    'usaha tidak sendiri besar: pendirian-pt',
    'usaha tidak bersama terpisah: pendirian-pt',
    'usaha tidak bersama pribadi: pendirian-cv',
    'usaha ya besar: pt-pma',
    'usaha ya kecil: tanya-investasi',
    'sosial tidak: yayasan',
    'sosial ya: tanya-yayasan',
  ])
  expect(new Set(allChoices().map(({ outcome }) => outcome))).toEqual(new Set(outcomes))
})

test('whatever is answered, in any combination, leads to a next question or to one outcome, never to both', () => {
  const values: Readonly<Record<QuestionId, readonly (string | undefined)[]>> = {
    tujuan: ['usaha', 'sosial', 'nonsense', undefined],
    asing: ['ya', 'tidak', '', undefined],
    investasi: ['besar', 'kecil', undefined],
    pendiri: ['sendiri', 'bersama', undefined],
    modal: ['kecil', 'besar', undefined],
    harta: ['terpisah', 'pribadi', undefined],
  }
  let combinations: Partial<Record<QuestionId, string>>[] = [{}]
  for (const [question, options] of Object.entries(values)) {
    combinations = combinations.flatMap((each) => options.map((option) => ({ ...each, [question]: option })))
  }
  expect(combinations).toHaveLength(4 * 4 * 3 ** 4)
  for (const each of combinations) {
    const { question, outcome, answers } = choiceState((id) => each[id])
    expect([question, outcome].filter((found) => found !== undefined)).toHaveLength(1)
    // All four that a way can have, answered, always end it.
    expect(answers.length).toBeLessThanOrEqual(4)
  }
  const complete = combinations.filter(({ tujuan, asing, investasi, pendiri, modal, harta }) =>
    [tujuan, asing, investasi, pendiri, modal, harta].every((value) => value && value !== 'nonsense'),
  )
  expect(complete).toHaveLength(2 ** 6)
  for (const each of complete) expect(choiceState((id) => each[id]).outcome).toBeDefined()
})

test('an address is read as far as it makes sense', () => {
  expect(after('').question?.id).toBe('tujuan')
  expect(after('tujuan=usaha&asing=maybe').question?.id).toBe('asing')
  expect(after('modal=kecil').question?.id).toBe('tujuan')
  expect(after('harta=pribadi&tujuan=usaha&asing=tidak&pendiri=bersama&modal=besar').outcome).toBe('pendirian-cv')
})

test('the answers of a way are its address', () => {
  const { answers } = after('modal=kecil&pendiri=sendiri&asing=tidak&tujuan=usaha')
  expect(answersQuery(answers)).toBe('tujuan=usaha&asing=tidak&pendiri=sendiri&modal=kecil')
})
