/** Draws share pictures at build: PNG, 1200 × 630, with the site's own font. */
import { readFileSync } from 'node:fs'
import { type Node, Renderer } from '@takumi-rs/core'
import { site } from '../site/site.ts'
import { artSvg, flowerSvg, markSvg } from './picture-drawings.ts'
import {
  detailNode,
  drawings,
  fontName,
  pictureSize,
  pictureTree,
  roomForDetail,
  roomForTitle,
  titleLineHeight,
  titleNode,
} from './picture-tree.ts'
import type { SharePicture } from './share-pictures.ts'

const fontFile = 'src/styles/fonts/plus-jakarta-sans.woff2'

/** Largest first. */
const titleSizes = [88, 76, 68, 60, 52, 46]

let prepared: Promise<Renderer> | undefined

export async function drawPicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  prepared ??= pictureRenderer()
  const renderer = await prepared
  const images = [
    { src: drawings.art, data: Buffer.from(picture.figure ? flowerSvg() : artSvg(picture.art)) },
    { src: drawings.mark, data: Buffer.from(markSvg()) },
  ]
  return renderer.render(await fittedTree(renderer, picture), { ...pictureSize, format: 'png', images })
}

/** A renderer that knows the site's font. */
export async function pictureRenderer(): Promise<Renderer> {
  const renderer = new Renderer()
  await renderer.registerFont({ name: fontName, data: readFileSync(fontFile) })
  return renderer
}

/** What is drawn: the title as large as its room allows, and what is too long for its room cut off at a word. */
export async function fittedTree(renderer: Renderer, picture: SharePicture): Promise<Node> {
  const { width, height } = roomForTitle(picture)
  const size = await fittingSize(renderer, picture.title, width, height)
  const fits = (node: Node, room: number) => renderer.measure(node).then((measured) => measured.height <= room)
  const title = await cutAtWord(picture.title, (text) => fits(titleNode(text, width, size), height))
  const detail = await cutAtWord(picture.detail, (text) => fits(detailNode(text, width), roomForDetail))
  const lines = Math.floor(height / (size * titleLineHeight))
  const identity = { name: site.name, host: new URL(site.origin).host }
  return pictureTree({ ...picture, detail }, titleNode(title, width, size, lines), identity)
}

/** A text, or as many of its words as fit before an ellipsis; a single word that does not fit is left to the renderer. */
async function cutAtWord(text: string, fits: (text: string) => Promise<boolean>): Promise<string> {
  if (text === '' || (await fits(text))) return text
  const words = text.trim().split(/\s+/)
  for (let count = words.length - 1; count > 0; count--) {
    const cut = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:.]$/, '')}…`
    if (await fits(cut)) return cut
  }
  return text
}

/** The largest size at which a title stands in its room with its words whole; the smallest where none does. */
async function fittingSize(renderer: Renderer, title: string, width: number, height: number): Promise<number> {
  for (const size of titleSizes) {
    const longestWord = await renderer.measure(titleNode(longestOf(title), 10_000, size))
    if (Math.max(...longestWord.runs.map((run) => run.width)) > width) continue
    if ((await renderer.measure(titleNode(title, width, size))).height <= height) return size
  }
  return titleSizes.at(-1) ?? 0
}

function longestOf(title: string): string {
  return title.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
