import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'
const articleFacts = 'content/articles/modal-pt/facts.yaml'
const serviceFacts = 'content/services/pendirian-pt/facts.yaml'
const idLabels = 'content/id/labels.yaml'

const mistakes: readonly Mistake[] = [
  [
    'malformed YAML in facts',
    { [articleFacts]: replace('tags: [pt]', 'tags: [pt') },
    [
      'content/articles/modal-pt/facts.yaml:3: A quote, bracket, comma or colon is missing on this line or just before it. Complete it.',
    ],
  ],
  [
    'malformed YAML in front matter',
    { [idArticle]: replace('title: Berapa', 'title: Modal: berapa') },
    ['content/articles/modal-pt/id.md:2: A text here holds a colon. Put the text in quotes.'],
  ],
  [
    'a text that begins with an asterisk',
    { [idArticle]: replace('title: Berapa modal PT?', 'title: *Modal*') },
    [
      'content/articles/modal-pt/id.md:2: A text here begins with *, which YAML reads as a reference. Put the text in quotes.',
    ],
  ],
  [
    'quotes inside quotes',
    { [idArticle]: replace('title: Berapa modal PT?', "title: 'Apa itu 'modal'?'") },
    [
      'content/articles/modal-pt/id.md:2: Something follows the end of a text. Put the whole text in quotes, double ones where it holds single ones.',
    ],
  ],
  [
    'a colon forgotten',
    { [articleFacts]: replace('tags: [pt]', 'tags') },
    [
      'content/articles/modal-pt/facts.yaml:2: This line has no colon after its name. Add it, or move the text into the line above.',
    ],
  ],
  [
    'a key twice',
    { [articleFacts]: add('category: badan-usaha') },
    [
      'content/articles/modal-pt/facts.yaml:11: This name stands twice on the same level. Rename or remove one of the two.',
    ],
  ],
  [
    'wrong indentation',
    { [serviceFacts]: replace('  valid_until', ' valid_until') },
    [
      'content/services/pendirian-pt/facts.yaml:6: This line begins with the wrong number of spaces, or with a tab. Line it up with its neighbours.',
    ],
  ],
  [
    'no front matter',
    { [idArticle]: 'Hanya teks.\n' },
    [
      'content/articles/modal-pt/id.md:1: The file does not begin with front matter. Begin it with a line of three hyphens, the fields, and another line of three hyphens.',
    ],
  ],
  [
    'front matter without an end',
    { [idArticle]: replace('Praktiknya. }\n---\n', 'Praktiknya. }\n') },
    [
      'content/articles/modal-pt/id.md:1: The front matter that begins here has no end. Put a line of three hyphens below its last field.',
    ],
  ],
  [
    'a control character',
    { [idArticle]: add('\nTeks \0 lagi.') },
    [
      'content/articles/modal-pt/id.md:15: An invisible control character stands on this line. Delete the line and type it again.',
    ],
  ],
  [
    'an empty file',
    { [articleFacts]: '' },
    [
      'content/articles/modal-pt/facts.yaml:1: `category` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/facts.yaml:1: `tags` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/facts.yaml:1: `published` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/facts.yaml:1: `reviewed_on` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/facts.yaml:1: `review_due` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/facts.yaml:1: `author` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/facts.yaml:1: `sources` is missing. Add it; src/collections/schema/article.ts explains the fields.',
    ],
  ],
  [
    'an article of 1 MB',
    { [idArticle]: (text) => text + 'kata '.repeat(210_000) },
    [
      'content/articles/modal-pt/id.md:1: The file has 1050307 bytes, more than 200000. Shorten it or split it in several.',
    ],
  ],
  [
    'a file that is not UTF-8',
    { [idArticle]: Buffer.from('---\ntitle: x\n---\n\nseperti caf\xe9\n', 'latin1') },
    [
      'content/articles/modal-pt/id.md:5: The file is not UTF-8 from this line on. Save it again with the encoding UTF-8.',
    ],
  ],
  [
    'a file in one language only',
    { [enArticle]: null },
    [
      'content/articles/modal-pt/facts.yaml:1: content/articles/modal-pt/en.md is missing. Write it, or remove the other files of modal-pt.',
    ],
  ],
  [
    'texts without facts',
    { [articleFacts]: null },
    [
      'content/articles/modal-pt/id.md:1: content/articles/modal-pt/facts.yaml is missing. Write it, or remove the other files of modal-pt.',
    ],
  ],
  [
    'an id with capital letters',
    { 'content/articles/Modal/facts.yaml': 'x: 1' },
    [
      'content/articles/Modal:1: The name must be lower-case letters, digits and single hyphens, for example pendirian-pt. Rename it.',
    ],
  ],
  [
    'an id twice',
    { 'content/articles/Modal-PT/id.md': 'x' },
    [
      'content/articles/Modal-PT:1: The id Modal-PT differs from modal-pt in capital letters alone. Rename or remove it.',
    ],
  ],
  [
    'another kind of file',
    { 'content/articles/modal-pt/id.docx': 'x' },
    [
      'content/articles/modal-pt/id.docx:1: Only facts.yaml, id.md, en.md belong in content/articles/modal-pt. Rename it or move it elsewhere.',
    ],
  ],
  [
    'a misspelt folder',
    { 'content/artikel/modal/id.md': 'x' },
    [
      'content/artikel:1: Nothing reads this. Rename it to one of README.md, documents, facts, services, regulations, articles, glossary, guides, changes, outcomes, pages, agreements.yaml, history.yaml, same.yaml, terms.yaml, id, en, or remove it.',
    ],
  ],
  ['missing labels', { [idLabels]: null }, ['content/id/labels.yaml:1: The file is missing. Create it.']],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
