import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test('the size of a file is in kilobytes, and from a million bytes in megabytes', () => {
  expect(formatFileSize(69_600, 'id')).toBe('70 kB')
  expect(formatFileSize(2_440_000, 'id')).toBe('2,4 MB')
})
