/** What is pasted from a word processor or a page, as Markdown that the site reads. */
import TurndownService from 'turndown'

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
})
turndown.remove(['script', 'style', 'title', 'meta'])
// Our pages have the title as their only first-level heading.
turndown.addRule('heading', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content, node) => `\n\n${'#'.repeat(Math.max(2, Number(node.nodeName[1])))} ${content.trim()}\n\n`,
})
turndown.addRule('link', {
  filter: (node) => node.nodeName === 'A',
  replacement: (content, node) => {
    const href = (node as HTMLAnchorElement).getAttribute('href') ?? ''
    return /^(https:\/\/|\/)/.test(href) && content.trim() !== '' ? `[${content}](${href})` : content
  },
})
turndown.addRule('table', {
  filter: 'table',
  replacement: (_content, node) => {
    const rows = [...(node as HTMLTableElement).rows].map((row) => [...row.cells].map(cellText))
    const width = Math.max(0, ...rows.map((row) => row.length))
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
    const [head = [], ...body] = rows
    return `\n\n${[line(head), `|${'---|'.repeat(width)}`, ...body.map(line)].join('\n')}\n\n`
  },
})
// A picture of a pasted text lies in the other program or on another site.
turndown.addRule('picture', { filter: 'img', replacement: () => '' })
// Our notation stands in brackets, which turndown would escape.
turndown.escape = (text) => text.replace(/^(#{1,6} |[-+] |\d+\. )/, '\\$1')

function cellText(cell: HTMLTableCellElement): string {
  return (cell.textContent ?? '').replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}

/** @param html of the clipboard */
export function markdownOf(html: string): string {
  return turndown
    .turndown(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?o:p[^>]*>/g, ''))
    .replaceAll('\u00a0', ' ')
    .replace(/^(\s*)-\s+/gm, '$1- ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
}
