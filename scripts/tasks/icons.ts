/** Draws the icons that must be pictures from the mark: `npm run icons`, needed only when the mark or its colours change. */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../browser/chromium-path.ts'
import { iconFile } from '../icons/icon-file.ts'
import { markOnGround } from '../icons/mark-on-ground.ts'

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
