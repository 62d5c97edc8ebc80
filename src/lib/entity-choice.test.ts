import { expect, test } from 'vitest'
import {
  answeredTraits,
  answersQuery,
  choiceState,
  choicesAfter,
  decisiveAnswers,
  outcomes,
  possibleForms,
  type QuestionId,
  rowIds,
  rowsOf,
} from './entity-choice.ts'

const after = (query: string) => {
  const answers = new URLSearchParams(query)
  return choiceState((question) => answers.get(question))
}

// The decision table: number of its row, answers, outcome, next best, change of form, warning of nominees.
test.each`
  row      | query                                                                                      | outcome                   | runnerUp                       | change                     | nominee
  ${'1'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=sampai-5&risiko=kecil'}            | ${'nib-saja'}             | ${'pt-perorangan'}             | ${undefined}               | ${undefined}
  ${'2'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=sampai-5&risiko=ya&rencana=tidak'} | ${'pt-perorangan'}        | ${'nib-saja'}                  | ${undefined}               | ${undefined}
  ${'3'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=sampai-5&risiko=ya&rencana=ya'}    | ${'pt-perorangan'}        | ${'pendirian-pt'}              | ${undefined}               | ${true}
  ${'4'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=lebih-5'}                          | ${'tanya-pemegang-kedua'} | ${'pendirian-pt'}              | ${undefined}               | ${true}
  ${'5'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=dua&risiko=ya'}                                | ${'pendirian-pt'}         | ${'pendirian-cv'}              | ${undefined}               | ${undefined}
  ${'5'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=sembilan&risiko=ya'}                           | ${'pendirian-pt'}         | ${'pendirian-cv'}              | ${undefined}               | ${undefined}
  ${'6'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=dua&risiko=kecil&rencana=ada-pemodal'}         | ${'pendirian-cv'}         | ${'pendirian-pt'}              | ${undefined}               | ${undefined}
  ${'7'}   | ${'mulai=baru&tujuan=laba&asing=tidak&orang=dua&risiko=kecil&rencana=semua-mengurus'}      | ${'firma-perdata'}        | ${'pendirian-cv pendirian-pt'} | ${undefined}               | ${undefined}
  ${'8'}   | ${'mulai=baru&tujuan=laba&asing=ya&ukuran=hubung'}                                         | ${'kantor-perwakilan'}    | ${'pt-pma'}                    | ${undefined}               | ${undefined}
  ${'9'}   | ${'mulai=baru&tujuan=laba&asing=ya&ukuran=besar&orang=dua'}                                | ${'pt-pma'}               | ${'ubah-pma'}                  | ${undefined}               | ${true}
  ${'10'}  | ${'mulai=baru&tujuan=laba&asing=ya&ukuran=besar&orang=satu'}                               | ${'pt-pma'}               | ${'kantor-perwakilan'}         | ${undefined}               | ${true}
  ${'11'}  | ${'mulai=baru&tujuan=laba&asing=ya&ukuran=kecil'}                                          | ${'tanya-investasi'}      | ${'kantor-perwakilan'}         | ${undefined}               | ${true}
  ${'12'}  | ${'mulai=baru&tujuan=sosial&asing=tidak&orang=lima'}                                       | ${'yayasan'}              | ${'perkumpulan'}               | ${undefined}               | ${undefined}
  ${'13'}  | ${'mulai=baru&tujuan=sosial&asing=tidak&orang=kurang-lima'}                                | ${'yayasan-belum'}        | ${'perkumpulan'}               | ${undefined}               | ${undefined}
  ${'14'}  | ${'mulai=baru&tujuan=sosial&asing=ya'}                                                     | ${'tanya-yayasan'}        | ${'perkumpulan'}               | ${undefined}               | ${undefined}
  ${'15'}  | ${'mulai=baru&tujuan=anggota&asing=tidak&ukuran=untung-anggota&orang=sembilan'}            | ${'koperasi'}             | ${'pendirian-pt'}              | ${undefined}               | ${undefined}
  ${'16'}  | ${'mulai=baru&tujuan=anggota&asing=tidak&ukuran=untung-anggota&orang=dua&risiko=ya'}       | ${'pendirian-pt'}         | ${'pendirian-cv'}              | ${undefined}               | ${undefined}
  ${'17'}  | ${'mulai=baru&tujuan=anggota&asing=tidak&ukuran=kepentingan'}                              | ${'perkumpulan'}          | ${'yayasan'}                   | ${undefined}               | ${undefined}
  ${'17b'} | ${'mulai=baru&tujuan=anggota&asing=ya'}                                                    | ${'tanya-yayasan'}        | ${''}                          | ${undefined}               | ${undefined}
  ${'18'}  | ${'mulai=ud&asing=tidak&orang=satu&ukuran=sampai-5&risiko=ya&rencana=tidak'}               | ${'pt-perorangan'}        | ${'nib-saja'}                  | ${'dari-usaha-perorangan'} | ${undefined}
  ${'18'}  | ${'mulai=ud&asing=tidak&orang=dua&risiko=ya'}                                              | ${'pendirian-pt'}         | ${'pendirian-cv'}              | ${'dari-usaha-perorangan'} | ${undefined}
  ${'19'}  | ${'mulai=cv&asing=tidak&risiko=ya'}                                                        | ${'pendirian-pt'}         | ${'tetap-cv'}                  | ${'dari-cv'}               | ${true}
  ${'20'}  | ${'mulai=cv&asing=tidak&risiko=kecil'}                                                     | ${'tetap-cv'}             | ${'pendirian-pt'}              | ${'dari-cv'}               | ${undefined}
  ${'21'}  | ${'mulai=perorangan&asing=tidak&orang=dua'}                                                | ${'ubah-perorangan'}      | ${''}                          | ${'dari-pt-perorangan'}    | ${true}
  ${'21'}  | ${'mulai=perorangan&asing=tidak&orang=satu&ukuran=lebih-5'}                                | ${'ubah-perorangan'}      | ${''}                          | ${'dari-pt-perorangan'}    | ${true}
  ${'22'}  | ${'mulai=perorangan&asing=tidak&orang=satu&ukuran=sampai-5'}                               | ${'tetap-perorangan'}     | ${'ubah-perorangan'}           | ${'dari-pt-perorangan'}    | ${undefined}
  ${'23'}  | ${'mulai=pt&asing=tidak'}                                                                  | ${'ubah-pt'}              | ${''}                          | ${'pengurus'}              | ${undefined}
  ${'24'}  | ${'mulai=pt&asing=ya&ukuran=besar'}                                                        | ${'ubah-pma'}             | ${'tanya-investasi'}           | ${'menjadi-pma'}           | ${true}
  ${'24'}  | ${'mulai=pt&asing=ya&ukuran=kecil'}                                                        | ${'tanya-investasi'}      | ${'kantor-perwakilan'}         | ${undefined}               | ${true}
  ${'25'}  | ${'mulai=ud&asing=ya&ukuran=besar&orang=dua'}                                              | ${'pt-pma'}               | ${'ubah-pma'}                  | ${'dari-usaha-perorangan'} | ${true}
  ${'25'}  | ${'mulai=cv&asing=ya&ukuran=besar&orang=dua'}                                              | ${'pt-pma'}               | ${'ubah-pma'}                  | ${'dari-cv'}               | ${true}
  ${'25'}  | ${'mulai=perorangan&asing=ya&ukuran=kecil'}                                                | ${'tanya-investasi'}      | ${'kantor-perwakilan'}         | ${undefined}               | ${true}
`('row $row: $query leads to $outcome', ({ query, outcome, runnerUp, change, nominee }) => {
  const { answers, choice } = after(query)
  expect(answersQuery(answers)).toBe(query)
  expect({ ...choice, runnerUp: choice?.runnerUp.join(' ') }).toMatchObject({ outcome, runnerUp })
  expect(choice?.change).toBe(change)
  expect(choice?.nominee).toBe(nominee)
})

test('every way has two to seven questions, every row and every outcome is at the end of some way', () => {
  const ways = choicesAfter([])
  const lengths = ways.map(({ answers }) => answers.length)
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 7])
  expect(new Set(ways.map(({ choice }) => choice.row))).toEqual(new Set(rowIds))
  expect(new Set(ways.map(({ choice }) => choice.outcome))).toEqual(new Set(outcomes))
})

test('a way asks no question twice', () => {
  for (const { answers } of choicesAfter([])) {
    const questions = answers.map(({ question }) => question)
    expect(questions).toEqual([...new Set(questions)])
  }
})

test.each([
  ['mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=sampai-5&risiko=ya&rencana=ya', 'perorangan-investor'],
  ['mulai=baru&tujuan=laba&asing=ya&ukuran=besar&orang=satu', 'pma-sendiri'],
  ['mulai=cv&asing=ya&ukuran=hubung', 'perwakilan'],
  ['mulai=baru&tujuan=laba&asing=ya&ukuran=besar&orang=dua', undefined],
])('%s fits on the condition %s', (query, condition) => {
  expect(after(query).choice?.condition).toBe(condition)
})

test('one person has no members, and every way to a result is listed with it', () => {
  expect(after('mulai=baru&tujuan=anggota&asing=tidak&ukuran=untung-anggota').question?.options).not.toContain('satu')
  const listed = outcomes.flatMap((outcome) => rowsOf(outcome).flatMap(({ ways }) => ways.map(answersQuery)))
  expect(listed.toSorted()).toEqual(
    choicesAfter([])
      .map(({ answers }) => answersQuery(answers))
      .toSorted(),
  )
})

test('an address is read as far as it makes sense', () => {
  expect(after('').question?.id).toBe('mulai')
  expect(after('mulai=baru&tujuan=%3Cb%3E&asing=ya').question?.id).toBe('tujuan')
  expect(after('ukuran=sampai-5').question?.id).toBe('mulai')
  // An option of one wording is no answer to another.
  expect(after('mulai=baru&tujuan=laba&asing=ya&ukuran=sampai-5').question?.wording).toBe('ukuran-investasi')
})

test('the answers of a way are its address, in the order of the questions', () => {
  const { answers } = after('risiko=ya&asing=tidak&mulai=cv')
  expect(answersQuery(answers)).toBe('mulai=cv&asing=tidak&risiko=ya')
})

test.each<[string, QuestionId]>([
  ['mulai=baru&tujuan=laba&asing=tidak', 'orang'],
  ['mulai=ud', 'asing'],
])('after %s comes %s', (query, question) => {
  expect(after(query).question?.id).toBe(question)
})

test('the forms that are still possible, and the answer that ruled out the others', () => {
  const forms = (query: string) => {
    const { open, closed } = possibleForms(after(query).answers)
    return [
      open.join(' '),
      ...closed.map(({ answer, forms }) => `${answer.question}=${answer.option}: ${forms.join(' ')}`),
    ]
  }
  const all =
    'nib-saja pt-perorangan pendirian-pt pendirian-cv firma-perdata pt-pma kantor-perwakilan yayasan perkumpulan koperasi'
  expect(forms('')).toEqual([all])
  expect(forms('mulai=baru')).toEqual([all])
  expect(forms('mulai=baru&tujuan=laba&asing=ya')).toEqual([
    'pt-pma kantor-perwakilan',
    'tujuan=laba: yayasan perkumpulan koperasi',
    'asing=ya: nib-saja pt-perorangan pendirian-pt pendirian-cv firma-perdata',
  ])
  // Who has a CV may stay one, which a new business cannot.
  expect(forms('mulai=cv&asing=tidak')[0]).toBe('pendirian-pt tetap-cv')
})

test('no answer rules out the form that the answers lead to', () => {
  for (const { answers, choice } of choicesAfter([])) {
    for (let given = 1; given <= answers.length; given++) {
      const { closed } = possibleForms(answers.slice(0, given))
      expect(closed.flatMap(({ forms }) => forms)).not.toContain(choice.outcome)
    }
  }
})

test('reasons are those of the last questions, each with its answers', () => {
  const reasons = (query: string) =>
    answeredTraits(after(query).answers).map(
      ({ trait, answers }) => `${trait}: ${answers.map(({ question, option }) => `${question}=${option}`).join(' ')}`,
    )
  expect(reasons('mulai=baru&tujuan=laba&asing=tidak&orang=dua&risiko=ya')).toEqual([
    'liability: risiko=ya',
    'founders: orang=dua',
    'foreigners: asing=tidak',
  ])
  expect(reasons('mulai=baru&tujuan=laba&asing=ya&ukuran=besar&orang=dua')).toEqual([
    'founders: orang=dua',
    'capital: ukuran=besar',
    'foreigners: asing=ya',
  ])
  expect(reasons('mulai=baru&tujuan=laba&asing=tidak&orang=dua&risiko=kecil&rencana=ada-pemodal')).toEqual([
    'liability: risiko=kecil rencana=ada-pemodal',
    'founders: orang=dua',
    'foreigners: asing=tidak',
  ])
  // What members gather for is no reason, and the plan of one owner concerns who founds.
  expect(reasons('mulai=baru&tujuan=anggota&asing=tidak&ukuran=untung-anggota&orang=dua&risiko=ya')).toEqual([
    'liability: risiko=ya',
    'founders: orang=dua',
    'foreigners: asing=tidak',
  ])
  expect(
    reasons('mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=sampai-5&risiko=ya&rencana=ya').slice(0, 2),
  ).toEqual(['founders: orang=satu rencana=ya', 'liability: risiko=ya'])
  expect(reasons('mulai=cv&asing=tidak&risiko=ya')).toEqual([
    'liability: risiko=ya',
    'foreigners: asing=tidak',
    'founders: ',
  ])
})

test('decisive is what ruled out other forms', () => {
  const options = (query: string) => decisiveAnswers(after(query).answers).map(({ option }) => option)
  expect(options('mulai=baru&tujuan=laba&asing=ya&ukuran=hubung')).toEqual(['laba', 'ya', 'hubung'])
  expect(options('mulai=pt&asing=tidak')).toEqual(['pt', 'tidak'])
})
