/** The content report as one HTML page that needs nothing else. */
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReportTable } from './content-report.ts'

const style = `body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui }
table { border-collapse: collapse } td, th { padding: .2rem .8rem; border-bottom: 1px solid #ccc; text-align: left }`

/** @param day the day of the content, `YYYY-MM-DD` */
export function reportPage(tables: readonly ReportTable[], day: string): string {
  const title = `Content report, ${day}`
  const table = ({ title: heading, head, rows }: ReportTable) =>
    h(
      'section',
      { key: heading },
      h('h2', null, `${heading} (${rows.length})`),
      rows.length === 0
        ? h('p', null, 'None.')
        : h(
            'table',
            null,
            h('thead', null, h('tr', null, ...head.map((cell, place) => h('th', { key: place, scope: 'col' }, cell)))),
            h(
              'tbody',
              null,
              ...rows.map((row) => h('tr', { key: row.join() }, ...row.map((cell) => h('td', null, cell)))),
            ),
          ),
    )
  const page = h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, title), h('style', null, style)),
    h('body', null, h('h1', null, title), ...tables.map(table)),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
