import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { sitePages } from './site-pages.ts'
import { templateGroups, templates } from './templates.ts'

const exampleView = () =>
  viewOf({
    'content/articles/modal-pt/id.md': (text) =>
      text.concat(
        '\n```template Surat modal\nKepada [nama]\n```\n\n```js\n1\n```\n\n```template Surat kuasa\nSaya [nama]\n```\n',
      ),
    'content/facts/templates.yaml': `uses:
  - id: modal
    label: { id: Modal, en: Capital }
    templates:
      - page: modal-pt
        name: { id: Surat kuasa, en: Authority }
        for: { id: Memberi kuasa., en: Giving authority. }
        limits: { id: Bukan akta., en: No deed. }
`,
  })

test('every template of a text is listed: by its use, or last where it is not described', () => {
  expect(templateGroups('id', exampleView())).toMatchObject([
    { id: 'modal', label: 'Modal', templates: [{ title: 'Surat kuasa', about: { for: 'Memberi kuasa.' } }] },
    { templates: [{ title: 'Surat modal', text: 'Kepada [nama]' }] },
  ])
})

test('a template leads to the place where it stands, and can be linked to', () => {
  const view = exampleView()
  const [first] = templateGroups('id', view)[0]?.templates ?? []
  expect(first?.source).toBe('/blog/modal-pt#naskah-surat-kuasa')
  const page = sitePages('id', view).find(({ path }) => path === '/contoh')
  expect(page?.anchors()).toEqual(['modal', 'surat-kuasa', 'surat-modal'])
})

test('both languages of the site have the same templates, each described once', () => {
  const [id, en] = [templateGroups('id'), templateGroups('en')]
  const shape = (groups: typeof id) => groups.map((group) => [group.id, group.templates.map(({ page }) => page.id)])
  expect(shape(id)).toEqual(shape(en))
  expect(id.every((group) => group.id !== undefined)).toBe(true)
  expect(id.flatMap((group) => group.templates)).toHaveLength(templates('id').length)
})
