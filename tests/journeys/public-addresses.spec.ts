/**
 * Every address that has been public, with the anchors that the site itself hands on: visitors have shared and kept them.
 * An address that goes must lead to what took its place (`hosting/policy/addresses.ts`); a new one is added to the list.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readOutput } from '../../hosting/build/read-output.ts'
import { resolveAddress } from '../../hosting/policy/addresses.ts'

const addresses = readFileSync(new URL('public-addresses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('every address that was ever public leads to a page or a file, and to the part of it that it names', async () => {
  const { published, files } = await readOutput('dist')
  const lost = addresses.filter((address) => {
    const [path = '', anchor] = address.split('#')
    let answer = resolveAddress(path, published)
    if (answer.kind === 'redirect' && answer.status === 308) answer = resolveAddress(answer.location, published)
    if (answer.kind !== 'file') return true
    return anchor !== undefined && !readFileSync(files.get(answer.file)?.path ?? '', 'utf8').includes(`id="${anchor}"`)
  })
  expect(addresses.length).toBeGreaterThan(400)
  expect(lost).toEqual([])
})
