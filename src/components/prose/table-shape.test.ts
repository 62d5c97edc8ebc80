import { expect, test } from 'vitest'
import { phoneShape } from './prose-table.tsx'

const long = 'ditetapkan dalam rapat umum pemegang saham'

test.each([
  [
    'two columns stay a table, however long',
    [
      ['Modal', 'Dasar'],
      [long, long],
    ],
    'table',
  ],
  [
    'more stay a table where every row fits',
    [
      ['', 'PT', 'CV', 'UD'],
      ['Akta', 'wajib', 'wajib', 'tidak'],
    ],
    'table',
  ],
  [
    'of three with long values, the values stand under their heads',
    [
      ['', 'PT', 'CV'],
      ['Rugi', long, long],
    ],
    'rows',
  ],
  [
    'of more, each value names its column',
    [
      ['', 'PT', 'CV', 'UD'],
      ['Rugi', long, long, long],
    ],
    'cards',
  ],
] as const)('%s', (_name, rows, shape) => {
  expect(phoneShape(rows)).toBe(shape)
})
