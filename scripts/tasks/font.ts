/** Cuts the variable font to the letters of the site's languages: `npm run font`, needed only when the font changes. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Printable ASCII, Latin-1 (é, §, ×, ·) and the typographic marks that texts use. */
const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’“”…•‹›€',
].join('')

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)
const target = new URL('../../src/styles/fonts/plus-jakarta-sans.woff2', import.meta.url)

const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
})
await writeFile(target, subset)
console.log(`${target.pathname.split('/').at(-1)}: ${subset.length} bytes`)
