import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const library = readFileSync(new URL('../../node_modules/pdfjs-dist/web/pdf_viewer.css', import.meta.url), 'utf8')

test('pages keep their rules and lose those of editing', () => {
  const styles = pageStyles(library, '/icons/')
  expect(styles).toContain('.pdfViewer .page')
  expect(styles).toContain('.textLayer')
  expect(styles).toContain('.annotationLayer')
  expect(styles).toContain('--page-border: 9px solid transparent')
  expect(styles).not.toContain('annotationEditorLayer')
  expect(styles.length).toBeLessThan(library.length / 4)
})

test('nothing reaches the page around the viewer', () => {
  const styles = pageStyles(library, '/icons/')
  expect(styles).not.toContain(':root')
  expect(styles).not.toContain('color-scheme: light dark')
})

test('rules inside rules belong to them, and pictures come from the icons folder', () => {
  const css = '/* } */ .dialog { a { b: c } } .textLayer { span { d: url("images/e.svg") } } .xfaLayer { f: g }'
  expect(pageStyles(css, '/icons/')).toMatch(/^\.textLayer \{ span \{ d: url\("\/icons\/e.svg"\) \} \} \.pdfViewer/)
})
