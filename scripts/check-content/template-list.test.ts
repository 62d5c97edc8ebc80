import { expect, test } from 'vitest'
import { add, problemsAfter } from '../../tests/support/content-problems.ts'

const list = 'content/facts/templates.yaml'
const inArticle = {
  'content/articles/modal-pt/id.md': add('\n```template Surat modal\nKepada [nama]\n```'),
  'content/articles/modal-pt/en.md': add('\n```template Capital letter\nTo [name]\n```'),
}

/** The list with one entry. */
const described = (name = 'Surat modal', page = 'modal-pt', basis = 'uu-40-2007#7') => `uses:
  - id: modal
    label: { id: Modal, en: Capital }
    templates:
      - page: ${page}
        name: { id: ${name}, en: Capital letter }
        for: { id: Menyatakan modal., en: Stating the capital. }
        limits: { id: Bukan akta., en: No deed. }
        basis: [${basis}]
`

test('a template that stands in its text and is described once is in order', () => {
  expect(problemsAfter({ ...inArticle, [list]: described() })).toEqual([])
})

test('a name that no fence has', () => {
  expect(problemsAfter({ ...inArticle, [list]: described('Surat') })).toEqual([
    'content/facts/templates.yaml:1: warning: The template "Surat modal" of content/articles/modal-pt/id.md is not described here, so the page of templates says neither what it is for nor its limits. Add it under the use that it serves.',
    'content/facts/templates.yaml:6: content/articles/modal-pt/id.md has no template "Surat". Write the name that stands behind its fence, or remove the entry.',
  ])
})

test('a page that is not there', () => {
  expect(problemsAfter({ ...inArticle, [list]: described('Surat modal', 'modal') })).toContain(
    'content/facts/templates.yaml:5: There is no article or guide `modal`. Correct the id.',
  )
})

test('a template that is described twice', () => {
  const [, second = ''] = described().split('templates:\n')
  expect(problemsAfter({ ...inArticle, [list]: described() + second })).toEqual([
    'content/facts/templates.yaml:11: "Surat modal" is described twice. Remove one of the entries.',
    'content/facts/templates.yaml:11: "Capital letter" is described twice. Remove one of the entries.',
  ])
})

test('an article of law that the library lacks', () => {
  expect(problemsAfter({ ...inArticle, [list]: described('Surat modal', 'modal-pt', 'uu-40-2007#970') })[0]).toContain(
    'content/facts/templates.yaml:9: `uu-40-2007` has no article `970`.',
  )
})
