/**
 * Takes from the library's stylesheet what reading needs. The whole of it, 170 kB, is mostly for editing, and some of it
 * is about the page around the viewer. Pure; used at build.
 */

/** The parts of a page that a reader sees. */
const wanted = /^(\.textLayer|\.annotationLayer|\.canvasWrapper|\.pdfViewer|\.spread|\[data-main-rotation)/

const corrections = [
  // Chromium gives an element with `display: contents` to no other one by `aria-owns`, so that headings and paragraphs of
  // the tagged structure would be empty for its screen readers.
  '.pdfViewer .textLayer .markedContent { display: inline; position: static }',
  // The library lets text be selected in any case. (Safari knows the prefixed name alone.)
  ':is([data-text-selection="off"], [data-hand]) .textLayer :is(span, br) { -webkit-user-select: none; user-select: none; cursor: inherit }',
]

/** The rules of the library's stylesheet that concern pages, with its variables kept inside the viewer. */
export function readerStyles(stylesheet: string, iconsFolder: string): string {
  const rules = topLevelRules(stylesheet.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    // Its sign of a page on its way is a GIF; ours is in `pdf-viewer.module.css`.
    .filter(({ selector }) => !selector.includes('loading'))
    .filter(({ selector, body }) => wanted.test(selector) || (selector === ':root' && body.includes('--page-border')))
    .map(({ selector, body }) =>
      selector === ':root' ? `[data-pdf-viewer] ${withoutColorScheme(body)}` : `${selector} ${body}`,
    )
  return [...rules, ...corrections]
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/url\((["']?)images\//g, `url($1${iconsFolder}`)
}

/** Which scheme is in force is for the page to say. */
function withoutColorScheme(body: string): string {
  return body.replace(/color-scheme:[^;]*;/, '')
}

interface Rule {
  readonly selector: string
  /** From the opening to the closing brace. */
  readonly body: string
}

function topLevelRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let open = 0
  let depth = 0
  for (let position = 0; position < css.length; position++) {
    if (css[position] === '{' && depth++ === 0) open = position
    if (css[position] === '}' && --depth === 0) {
      rules.push({ selector: css.slice(start, open).trim(), body: css.slice(open, position + 1) })
      start = position + 1
    }
  }
  return rules
}
