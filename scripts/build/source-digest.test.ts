import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeContent } from '../../tests/support/content-folder.ts'
import { digestWithoutArticles, sourceDigest } from './source-digest.ts'

afterEach(() => vi.unstubAllEnvs())

test('a changed article leaves the digest of everything else as it was, and anything else changes it', () => {
  const { folder } = writeContent()
  vi.stubEnv('CONTENT_DIR', folder)
  const [before, whole] = [digestWithoutArticles(), sourceDigest()]
  appendFileSync(join(folder, 'articles/modal-pt/id.md'), '\nSimpan satu salinan.\n')
  expect(digestWithoutArticles()).toBe(before)
  expect(sourceDigest()).not.toBe(whole)
  appendFileSync(join(folder, 'services/pendirian-pt/id.md'), '\nSimpan satu salinan.\n')
  expect(digestWithoutArticles()).not.toBe(before)
})
