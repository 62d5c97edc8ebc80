/**
 * Takes from the PDF library's style sheet what pages need. The whole of it, 170 kB, is mostly for editing, and some of it
 * is about the page around the viewer. Pure; used at build.
 */
import postcss, { type Rule } from 'postcss'

/** The parts of a page that a user sees. */
const wanted = /^(\.textLayer|\.annotationLayer|\.canvasWrapper|\.pdfViewer|\.spread|\[data-main-rotation)/

/**
 * Chromium gives an element with `display: contents` to no other one by `aria-owns`, so that headings and paragraphs of
 * the tagged structure would be empty for its screen readers.
 */
const correction = '.pdfViewer .textLayer .markedContent { display: inline; position: static }'

/** The rules of the library's style sheet that concern pages, with its variables kept inside the viewer. */
export function pageStyles(stylesheet: string, iconsFolder: string): string {
  const sheet = postcss.parse(stylesheet)
  sheet.walkComments((comment) => void comment.remove())
  // The sheet is foreign: at-rules at its top level (fonts, media of editing) are left out with the rest.
  const rules = sheet.nodes.filter((node): node is Rule => node.type === 'rule' && isWanted(node))
  for (const rule of rules) {
    if (rule.selector !== ':root') continue
    rule.selector = '[data-pdf-viewer]'
    // Which colour scheme is in force is for the page to say.
    rule.walkDecls('color-scheme', (declaration) => void declaration.remove())
  }
  return [...rules.map(String), correction]
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/url\((["']?)images\//g, `url($1${iconsFolder}`)
}

function isWanted({ selector, nodes }: Rule): boolean {
  // The library's sign of a page on its way is a GIF; ours is in `pdf-viewer.module.css`.
  if (selector.includes('loading')) return false
  const definesPageBorder = nodes.some((node) => node.type === 'decl' && node.prop === '--page-border')
  return wanted.test(selector) || (selector === ':root' && definesPageBorder)
}
