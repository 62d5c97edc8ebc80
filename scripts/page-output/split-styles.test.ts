import { describe, expect, test, vi } from 'vitest'
import { splitStyles } from './split-styles.ts'
import { cssOf, rulesOf } from './style-sheet.ts'

const order = '@layer reset,ui,screens,print;'
const bar = '@layer ui{.aa-a0{top:0}}'
const head = '@layer screens{.aa-b0{margin:0}@media (width<=20rem){.aa-b0{margin:1px}}}'
const list = '@layer screens{.aa-c0{gap:1px}}'
const motion = '@layer ui{@keyframes aa-d0{0%{opacity:0}}}'
const paper = '@layer print{body{color:#000}}@layer ui{@media print{.aa-a0{display:none}}}'

const page = (css: string, main: string) =>
  `<html><head><style>${order}</style><style>${css}</style></head><body>${startup}<div class="aa-a0"></div><main id="main">${main}</main></body></html>`

const startup = '<script id="startup">start()</script>'
const moved = '<script>start()</script><script id="first-frame"></script>'
const end = '<template data-first-screen-end></template>'
const noFile = (address: string) => expect.unreachable(address)
const linkAt = (address: string) => `${moved}<link rel="stylesheet" href="${address}"><script> </script>`

test('a style sheet can be taken apart and put together', () => {
  const css = `${order}${bar}${head}:root{--a:1px;--b:2px}@media print{:root{--a:3px}}:root{--c:4px}@font-face{font-family:x;src:url(x)}@keyframes turn{to{rotate:1turn}}`
  expect(cssOf(rulesOf(css))).toBe(css)
})

describe('the styles of pages', () => {
  const marked = page(bar + head + list + motion + paper, `<h1 class="aa-b0"></h1>${end}<p class="aa-c0"></p>`)
  const bare = page(bar + list, `${end}<p class="aa-c0"></p>`)
  const division = splitStyles([marked, bare], '/assets/', noFile)
  const [first, second] = [...division.files]

  test('are one for what stands before the contents of all, and one for the first screen of a kind, which the first frame shows', () => {
    const styles = `<link rel="expect" href="#first-frame" blocking="render"><style>${order}${bar}</style>`
    expect(division.apply(marked)).toContain(`<head>${styles}<style>${head}</style></head>`)
    expect(division.apply(bare)).toContain(`<head>${styles}</head>`)
  })

  test('are linked for all else, those of printing too, where the first screen ends', () => {
    expect(first?.[1]).toBe(list + motion + paper)
    expect(division.apply(marked)).toContain(`</h1>${linkAt(first?.[0] ?? '')}<p class="aa-c0">`)
  })

  test('are linked after what the first frame shows, where that is marked', () => {
    const frame = marked.replace('</h1>', '</h1><template data-first-frame-end></template><p></p>')
    const link = `<link rel="stylesheet" href="${first?.[0]}"><script> </script>`
    expect(division.apply(frame)).toContain(`</h1>${moved}<p></p>${link}<p class="aa-c0">`)
  })

  test('are refused for a page that does not say where its first screen ends', () => {
    const unmarked = bare.replace(end, '').replace('<head>', '<head><title>Tools</title>')
    expect(() => division.apply(unmarked)).toThrow('Tools has no <FirstScreenEnd />: put it into its screen.')
  })

  test('make a page without a startup script wait for nothing', () => {
    expect(division.apply(marked.replace(startup, ''))).not.toContain('first-frame')
  })

  test('may be in files, which are read once for each kind of page', () => {
    const css = { '/a.css': bar + head, '/b.css': list + motion + paper }
    const linked = Object.keys(css).reduce(
      (html, address) => html.replace('</head>', `<link rel="stylesheet" href="${address}"></head>`),
      page('', `<h1 class="aa-b0"></h1>${end}<p class="aa-c0"></p>`),
    )
    const read = vi.fn((address: string) => css[address as keyof typeof css])
    const fromFiles = splitStyles([linked, linked, bare], '/assets/', read)
    expect(read.mock.calls).toEqual([['/a.css'], ['/b.css']])
    expect([...fromFiles.divided]).toEqual(['/a.css', '/b.css'])
    expect(fromFiles.apply(linked)).toBe(division.apply(marked))
  })

  test('have names that change with them', () => {
    expect(first?.[0]).toMatch(/^\/assets\/page\.[\da-f]{10}\.css$/)
    expect(first?.[0]).not.toBe(second?.[0])
  })

  test('leave to the file what only visitors bring about, and properties and elements that nothing shown uses', () => {
    const properties = '@layer tokens{:root{--a:1px;--b:var(--a);--c:2px}@media (width>=1px){:root{--a:3px;--c:4px}}}'
    const elements = '@layer base{a{top:0}p{margin:0}table{margin:1px}}'
    const states = '@layer ui{.aa-a0{top:var(--b)}.aa-a0:not(:focus){left:0}.aa-a0:hover{top:1px}}'
    const styled = page(properties + elements + states, `<p><a></a></p>${end}<table></table>`)
    const divided = splitStyles([styled], '/assets/', noFile)
    const [, inAll, ofKind] = /<style>(.*?)<\/style><style>(.*?)<\/style>/.exec(divided.apply(styled)) ?? []
    expect(inAll).toContain('.aa-a0{top:var(--b)}.aa-a0:not(:focus){left:0}')
    expect(inAll).toContain(':root{--a:1px;--b:var(--a)}@media (width>=1px){:root{--a:3px}}')
    expect(ofKind).toBe('@layer base{a{top:0}p{margin:0}}')
    expect([...divided.files.values()]).toEqual([
      '@layer tokens{:root{--c:2px}@media (width>=1px){:root{--c:4px}}}@layer base{table{margin:1px}}@layer ui{.aa-a0:hover{top:1px}}',
    ])
  })

  test('hold before the first screen what styles every element, where a page asks for it', () => {
    const properties = '@layer tokens{:root{--c:2px}}@media print{:root{--c:0}}'
    const selection = '@layer base{::selection{color:var(--c)}table{margin:1px}}'
    const styled = page(properties + selection, end.replace('end>', 'end="all">'))
    const divided = splitStyles([styled], '/assets/', noFile)
    const first = '@layer tokens{:root{--c:2px}}@layer base{::selection{color:var(--c)}}'
    expect(divided.apply(styled)).toContain(`<style>${order}</style><style>${first}</style>`)
    expect([...divided.files.values()]).toEqual(['@media print{:root{--c:0}}@layer base{table{margin:1px}}'])
  })

  test('are wanted in all pages of a kind where any of them shows it first', () => {
    const other = page(bar + head + list + motion + paper, `<p class="aa-c0"></p>${end}<h1 class="aa-b0"></h1>`)
    expect(splitStyles([marked, other], '/assets/', noFile).apply(marked)).toContain(
      `<style>${cssOf(rulesOf(head + list))}`,
    )
  })

  test('of first screens are one for the kinds that share it, and a file has what is in none of them', () => {
    const sharing = end.replace('end>', 'end="shared">')
    const one = page(bar + head + list + motion, `<h1 class="aa-b0"></h1>${sharing}<p class="aa-c0"></p>`)
    const other = page(bar + list + paper, `<p class="aa-c0"></p>${sharing}`)
    const divided = splitStyles([marked, one, other], '/assets/', noFile)
    const style = `<style>${cssOf(rulesOf(head + list))}</style></head>`
    for (const html of [one, other]) expect(divided.apply(html)).toContain(style)
    expect(divided.apply(marked)).toContain(`<style>${head}</style></head>`)
    expect([...divided.files.values()].slice(1)).toEqual([motion, paper])
  })

  test('are wanted where all classes and types of elements of a selector are there, those of its conditions aside', () => {
    const wanted = '@layer screens{.aa-b0 p,.aa-x0{top:0}.aa-b0:not(.aa-x1)>b:is(.aa-x2,.aa-x3){top:1px}}'
    const unwanted = '@layer screens{.aa-b0 .aa-x1{top:2px}.aa-b0 td{top:3px}.aa-b0.aa-x1{top:4px}}'
    const styled = page(wanted + unwanted, `<div class="aa-b0"><p><b></b></p></div>${end}`)
    const divided = splitStyles([styled], '/assets/', noFile)
    expect(divided.apply(styled)).toContain(`<style>${order}</style><style>${wanted}</style>`)
    expect([...divided.files.values()]).toEqual([unwanted])
  })
})
