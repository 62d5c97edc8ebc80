import { expect, test } from 'vitest'
import { safeFileName } from './save-file.ts'

test.each([
  ['akta.docx', 'akta.docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\run.exe', 'run.exe'],
  // Written right to left it would look like `gpj.exe` turned round: an executable that claims to be a picture.
  ['foto\u202Egpj.exe', 'fotogpj.exe'],
  ['a\u0000b?.txt', 'ab_.txt'],
  ['.htaccess', 'htaccess'],
  ['...', 'lampiran'],
])('%j is saved as %j', (name, saved) => {
  expect(safeFileName(name, 'lampiran')).toBe(saved)
})
