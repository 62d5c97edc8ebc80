import { expect, test } from 'vitest'
import { contentDay, writeContent } from '../../tests/support/content-folder.ts'
import { add, problemsAfter, replace, shallow } from '../../tests/support/content-problems.ts'
import { assertValidContent, checkContent } from './check-content.ts'

const article = 'content/articles/modal-pt/facts.yaml'

test('content that is right has no problems', () => {
  expect(problemsAfter({})).toEqual([])
})

test('a site in Indonesian alone needs no English', () => {
  const { folder, publicFolder } = writeContent({
    'content/articles/modal-pt/en.md': null,
    'content/en/labels.yaml': null,
    'public/assets/i18n/en.json': null,
  })
  expect(checkContent({ folder, publicFolder, languages: ['id'], day: contentDay, depth: shallow })).toEqual([])
})

test('a build is refused with every error, and told of warnings alone', () => {
  const wrong = writeContent({ [article]: add('colour: red') })
  expect(() => assertValidContent({ ...wrong, day: contentDay, depth: shallow })).toThrow(
    'The content has an error:\ncontent/articles/modal-pt/facts.yaml:11: `colour` is not a field here.',
  )
  const overdue = writeContent({ [article]: replace('review_due: 2027-05-01', 'review_due: 2026-11-15') })
  expect(assertValidContent({ ...overdue, day: contentDay, depth: shallow })).toEqual([
    'content/articles/modal-pt/facts.yaml:6: warning: The review was due on 2026-11-15. Review it and set `reviewed_on` and `review_due`.',
  ])
})
