import { expect, test } from 'vitest'
import { readPageContent } from './pdf-content.ts'

const text = 'BT /f0 9 Tf [<0001> 30 <0002>] TJ ET'

test('tagged content and decoration are right', () => {
  const { identifiers, problems } = readPageContent(
    `q /Artifact BMC 0 0 10 10 re f EMC Q /P << /MCID 4 /Lang (id \\) /MCID 9 \\() >> BDC ${text} EMC`,
  )
  expect([...identifiers]).toEqual([4])
  expect([...problems]).toEqual([])
})

test('a clip paints nothing, and text that looks like an operator is text', () => {
  expect([...readPageContent('0 0 1 1 re W n /Artifact << /Note (f (S) Tj) >> BDC EMC').problems]).toEqual([])
})

const wrong: readonly (readonly [stream: string, problem: string])[] = [
  [text, 'a mark is neither tagged nor decoration'],
  ['0 0 10 10 re f', 'a mark is neither tagged nor decoration'],
  [`/Span << /Lang (en) >> BDC ${text} EMC`, 'a mark is neither tagged nor decoration'],
  [`/P << /MCID 0 >> BDC /Artifact BMC ${text} EMC EMC`, 'decoration stands inside tagged content'],
  [`/Artifact BMC /P << /MCID 0 >> BDC ${text} EMC EMC`, 'tagged content stands inside decoration'],
  ['/P << /MCID 0 >> BDC /x1 Do EMC', 'a picture or form is tagged as text'],
  ['/P << /MCID 0 >> BDC BT [<0001 0000>] TJ ET EMC', 'a character has no glyph'],
  [`/P << /MCID 0 >> BDC ${text}`, 'a mark begins that never ends'],
  ['EMC', 'a mark ends that never began'],
]

test.each(wrong)('%s is refused', (stream, problem) => {
  expect([...readPageContent(stream).problems]).toEqual([problem])
})
