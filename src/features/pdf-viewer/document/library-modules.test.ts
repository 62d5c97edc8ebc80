import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readerModules } from './library-modules.ts'

const packageFolder = new URL('../../../../node_modules/pdfjs-dist/', import.meta.url)

const modules = (names: readonly string[]) =>
  names.map((name) => `;// ${name}\nclass Of_${name.replaceAll(/\W/g, '_')} { is = '${name}' }\n`).join('')

test.each(['', 'legacy/'])('both scripts of the %sbuild lose what is for other uses, and only that', (folder) => {
  for (const [file, kept, lost] of [
    ['build/pdf.mjs', 'class AnnotationLayer {', 'class FreeTextEditor extends'],
    ['web/pdf_viewer.mjs', 'class PDFFindController {', 'class DOMLocalization extends'],
  ] as const) {
    const { pathname } = new URL(folder + file, packageFolder)
    const script = readFileSync(pathname, 'utf8')
    const reduced = readerModules(pathname, script)
    expect([kept, lost].map((text) => script.includes(text))).toEqual([true, true])
    expect([kept, lost].map((text) => reduced.includes(text))).toEqual([true, false])
  }
})

test('what is left out says so when it is made, and is no ancestor of anything', () => {
  const path = '/node_modules/pdfjs-dist/build/pdf.mjs'
  const names = ['touch_manager', 'renderer_worker_proxy', 'network', 'fetch_stream', 'node_stream']
  const script = `const head = 1\n${modules(['./src/display/api.js', './src/display/editor/tools.js', ...names.map((name) => `./src/display/${name}.js`)])}`
  const reduced = readerModules(path, script)
  const run = (code: string) => new Function(`${reduced}\nreturn ${code}`)()
  expect(run('head')).toBe(1)
  expect(run('new Of___src_display_api_js().is')).toBe('./src/display/api.js')
  expect(run('({}) instanceof Of___src_display_editor_tools_js')).toBe(false)
  expect(() => run('new Of___src_display_editor_tools_js()')).toThrow(
    './src/display/editor/tools.js is not part of this site.',
  )
})

test('a version without one of these modules is refused', () => {
  expect(() =>
    readerModules('/node_modules/pdfjs-dist/build/pdf.mjs', modules(['./src/display/editor/tools.js'])),
  ).toThrow(/has no module .*touch_manager\.js/)
})
