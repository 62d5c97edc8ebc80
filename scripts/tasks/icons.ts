/** Draws the icons that must be pictures from the mark: `npm run icons`, needed only when the mark or its colours change. */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { dyes } from '../../src/lib/dyes.ts'
import { lobe } from '../../src/lib/kawung.ts'
import { chromiumPath } from '../browser/chromium-path.ts'

const icons = [
  { file: 'favicon.ico', size: 32, room: 0.96, ico: true },
  { file: 'apple-touch-icon.png', size: 180, room: 0.68 },
  { file: 'icon-192.png', size: 192, room: 0.68 },
  { file: 'icon-512.png', size: 512, room: 0.68 },
  // Launchers cut maskable icons down to a circle of four fifths.
  { file: 'icon-maskable-512.png', size: 512, room: 0.52 },
]

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
for (const { file, size, room, ico = false } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${markOnGround(size, room)}`)
  const picture = await page.screenshot({ omitBackground: true })
  await writeFile(new URL(`../../public/${file}`, import.meta.url), ico ? iconFile(picture, size) : picture)
}
await browser.close()

/** Wraps one PNG into the ICO format, which still is what `/favicon.ico` must be. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * The mark on its ground, as an SVG.
 * @param size width and height in CSS pixels
 * @param room the mark's height as a share of the size
 */
function markOnGround(size: number, room: number): string {
  const scale = (size * room) / 96
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">
<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${dyes.ground}"/>
<g transform="scale(${scale})"><path fill="${dyes.nila}" d="${lobe(96)}"/><path fill="${dyes.kunyit}" d="${lobe(50)}" transform="translate(0 16)"/></g>
</svg>`
}
