import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './prose-table.module.css'

type Parent = ReactElement<{ readonly children?: ReactNode }>

/**
 * A table of the text, from the `thead` and `tbody` that Markdown gives. Rows are named by their first cell. What it
 * becomes on phones, `phoneShape` says.
 */
export function ProseTable({ children }: { children: ReactNode }) {
  const [head, body] = elementsIn(children)
  const columns = elementsIn(elementsIn(head)[0])
  const rows = elementsIn(body).map(elementsIn)
  const shape = phoneShape([columns, ...rows].map((row) => row.map(wordsOf)))
  return (
    <table className={classNames(styles.table, shape === 'cards' && styles.cards, shape === 'rows' && styles.rows)}>
      <thead>
        <tr>
          {columns.map((cell) =>
            // The empty cell above the names of the rows heads nothing.
            wordsOf(cell) === '' ? (
              <td key={cell.key} />
            ) : (
              <th key={cell.key} scope="col">
                {cell.props.children}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.key}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={cell.key} scope="row">
                  {cell.props.children}
                </th>
              ) : (
                <td data-label={wordsOf(columns[column]) || undefined} key={cell.key}>
                  <div>{cell.props.children}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The elements among the children of an element, or of a list; line breaks of the source fall out. */
function elementsIn(parent: ReactNode): Parent[] {
  const children = isValidElement<{ children?: ReactNode }>(parent) ? parent.props.children : parent
  return Children.toArray(children).filter((child): child is Parent => isValidElement(child))
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : ''
}

/**
 * How a table of the text is set on a phone.
 * - `table`: as everywhere else;
 * - `rows`: the heading of a row on a line of its own, its two values side by side below it, under the heads of the table;
 * - `cards`: each value on a line of its own, with the name of its column.
 */
type TableShape = 'table' | 'rows' | 'cards'

/** Characters of a row that have room beside each other in a window of 360 px. */
const lineLength = 36

/** @param rows the words of its cells, the heads first */
export function phoneShape(rows: readonly (readonly string[])[]): TableShape {
  const columns = rows[0]?.length ?? 0
  if (columns <= 2 || rows.every((row) => row.join('').length <= lineLength)) return 'table'
  return columns === 3 ? 'rows' : 'cards'
}
