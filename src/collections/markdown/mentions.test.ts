import { expect, test } from 'vitest'
import { type MentionNode, markMentions, mostExplained, prepareMentions } from './mentions.ts'
import { parseMarkdown } from './parse.ts'

const glossary = [
  { id: 'pt', mentions: ['PT', 'perseroan'] },
  { id: 'pt-pma', mentions: ['PT PMA'] },
  { id: 'nib', mentions: ['NIB'] },
  { id: 'meterai', mentions: ['meterai'] },
  { id: 'c', mentions: ['C++ (bahasa)'] },
]

/** Term and wording of each mention, in order. */
function mentionsIn(source: string): string[] {
  const tree = parseMarkdown(source)
  markMentions(tree, prepareMentions(glossary), new Set())
  const found: string[] = []
  const visit = (node: object) => {
    if ('type' in node && node.type === 'mention')
      found.push(`${(node as MentionNode).term}: ${(node as MentionNode).value}`)
    if ('children' in node) for (const child of node.children as object[]) visit(child)
  }
  visit(tree)
  return found
}

test.each([
  ['the longest spelling wins', 'PT PMA dan PT', ['pt-pma: PT PMA', 'pt: PT']],
  ['a term is explained once, whatever its spelling', 'Perseroan, lalu PT.', ['pt: Perseroan']],
  ['capitals matter in abbreviations', 'nib bukan Nib tetapi NIB', ['nib: NIB']],
  ['capitals do not matter in words', 'METERAI', ['meterai: METERAI']],
  ['words are whole', 'PTN, NIBNYA, dimeterai', []],
  ['a suffix may follow, a prefix not', 'NIB-nya dan e-meterai', ['nib: NIB']],
  ['signs in a spelling mean themselves', 'C++ (bahasa) itu', ['c: C++ (bahasa)']],
  ['inside bold text and tables', '**NIB**\n\n| PT |\n|---|\n| meterai |', ['nib: NIB', 'meterai: meterai']],
])('%s', (_name, source, mentions) => {
  expect(mentionsIn(source)).toEqual(mentions)
})

test('a page with many terms explains its first ones', () => {
  const words = Array.from({ length: mostExplained + 5 }, (_, index) => `istilah${index}`)
  const seen = new Set<string>()
  markMentions(parseMarkdown(words.join(' ')), prepareMentions(words.map((id) => ({ id, mentions: [id] }))), seen)
  expect([...seen]).toEqual(words.slice(0, mostExplained))
})

test('a glossary without terms marks nothing', () => {
  const tree = parseMarkdown('NIB')
  markMentions(tree, prepareMentions([]), new Set())
  expect(tree).toEqual(parseMarkdown('NIB'))
})
