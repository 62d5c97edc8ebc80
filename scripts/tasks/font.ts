/**
 * Cuts the variable font to the letters of the site's languages and widens its space: `npm run font`, needed only when
 * the font changes. Its licence reserves no name, so the changed font keeps it.
 */
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

/** In units of 1000 to the em. The designer's 170 lets the words of small text run together; common text faces have 220 to 280. */
const spaceWidth = 235

const cut = await subsetFont(await readFile(source), characters, {
  targetFormat: 'truetype',
  variationAxes: { wght: { min: 400, max: 800 } },
})
widenSpaces(cut, spaceWidth)
const font = await subsetFont(cut, characters, { targetFormat: 'woff2' })
await writeFile(target, font)
console.log(`${target.pathname.split('/').at(-1)}: ${font.length} bytes`)

/** Sets the advance of the space and of the space that does not break, in the tables of an OpenType font (`cmap`, `hmtx`). */
function widenSpaces(font: Buffer, width: number): void {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const
    }),
  )
  const [cmap, hmtx] = [tables.get('cmap'), tables.get('hmtx')]
  if (cmap === undefined || hmtx === undefined) throw new Error('The font has no table of letters or of widths.')
  for (const space of [0x20, 0xa0]) font.writeUInt16BE(width, hmtx + 4 * glyphOf(font, cmap, space))
}

/** The glyph of a letter by the map of format 4, which every font has. */
function glyphOf(font: Buffer, cmap: number, letter: number): number {
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  )
  const map = maps.find((start) => font.readUInt16BE(start) === 4)
  if (map === undefined) throw new Error('The font has no map of format 4.')
  const segments = font.readUInt16BE(map + 6) / 2
  const segment = Array.from({ length: segments }, (_, index) => index).find(
    (index) => font.readUInt16BE(map + 14 + 2 * index) >= letter,
  )
  if (segment === undefined) throw new Error(`The font has no letter ${letter}.`)
  const starts = map + 16 + 2 * segments
  const start = font.readUInt16BE(starts + 2 * segment)
  const delta = font.readUInt16BE(starts + 2 * (segments + segment))
  const rangePlace = starts + 2 * (2 * segments + segment)
  const range = font.readUInt16BE(rangePlace)
  if (range === 0) return (letter + delta) & 0xffff
  return (font.readUInt16BE(rangePlace + range + 2 * (letter - start)) + delta) & 0xffff
}
