/** The typeface, whose file every page preloads (docs/decisions/0052-typeface-on-the-first-page.md). */
import { idleMoment } from '../lib/moments.ts'

export interface TypefaceSettings {
  /** As in `styles/font.css`. */
  readonly fontFamily: string
  readonly fontWeights: string
}

/** What of the window may move when the typeface comes, by the measure of the Layout Instability API. */
const mostShift = 0.01

/** Of what moves, as much as is no text: the boxes between. */
const shareOfBoxes = 0.4

/** Moves of less are not counted, in pixels (Layout Instability, section 3.1). */
const leastMove = 3

/** Where a text or a field lies, and where it begins. */
export interface Place {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly x: number
  readonly y: number
}

export function typeface({ fontFamily, fontWeights }: TypefaceSettings): FontFace {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[as="font"]') ?? {}
  return new FontFace(fontFamily, `url(${href})`, { weight: fontWeights })
}

/**
 * Adds the typeface once it has come: on the first page of a visit (`data-awaits-typeface`, `startup.ts`), because a browser
 * looks for other fonts in the place of one that it awaits, at each weight, and on a page that added it at its start and has
 * not got it yet. Where what is in the window would move, or the visitor has scrolled, this page stays in the fonts that
 * stand in for it, as it does when the file does not come; the next page begins with it.
 */
export async function lateTypeface(settings: TypefaceSettings): Promise<void> {
  const root = document.documentElement
  const late = root.hasAttribute('data-awaits-typeface') ? typeface(settings) : takeBack(settings.fontFamily)
  if (!late) return
  root.setAttribute('data-awaits-typeface', '')
  const face = await late.load().catch(() => null)
  if (!face) return
  // In tasks of their own, so that no input waits for both.
  await idleMoment(50)
  const seen = textsNear(innerHeight).map((node) => ({ node, was: placeOf(node) }))
  await idleMoment(50)
  root.removeAttribute('data-awaits-typeface')
  // A box that begins above the window counts as moved when what is above it changes its height, also where a browser keeps
  // what is in the window in its place.
  if (scrollY > 0) return
  document.fonts.add(face)
  // Asking lays the page out, as the next frame would do; nothing is painted in between.
  const moves = seen.filter(({ node }) => node.isConnected).map(({ node, was }) => ({ was, is: placeOf(node) }))
  const shift = shiftOf(moves, { width: innerWidth, height: innerHeight })
  if (shift > mostShift * (1 - shareOfBoxes)) document.fonts.delete(face)
}

/** Takes the face back that a page has added at its start (`startup.ts`) and that is still loading, if there is one. */
function takeBack(fontFamily: string): FontFace | undefined {
  const face = [...document.fonts].find(({ family, status }) => family.includes(fontFamily) && status === 'loading')
  if (face) document.fonts.delete(face)
  return face
}

/** The texts and the elements without content (fields, pictures) of the page that lie in the window, or some lines below it. */
function textsNear(height: number): Node[] {
  const root = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
    // What is left out of the layout until it is near (`below.ts`) would be laid out by a look into it.
    if ((node as Element).getBoundingClientRect().top > height + 100) return NodeFilter.FILTER_REJECT
    return node.hasChildNodes() ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT
  })
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

function placeOf(node: Node): Place {
  const lines = node instanceof Element ? node : rangeOf(node)
  const { left, right, top, bottom } = lines.getBoundingClientRect()
  const { x, y } = lines.getClientRects()[0] ?? { x: left, y: top }
  return { left, right, top, bottom, x, y }
}

function rangeOf(text: Node): Range {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range
}

/**
 * How far texts have moved, by the measure of the Layout Instability API: the share of the window that they lay or lie in,
 * times the longest way of one in lengths of the window.
 * @param moves the place of each before and after, in pixels
 */
export function shiftOf(
  moves: readonly { readonly was: Place; readonly is: Place }[],
  window: { readonly width: number; readonly height: number },
): number {
  let area = 0
  let furthest = 0
  for (const { was, is } of moves) {
    const way = Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y))
    const height = Math.min(window.height, Math.max(was.bottom, is.bottom)) - Math.max(0, Math.min(was.top, is.top))
    if (way < leastMove || height <= 0) continue
    area += height * (Math.max(was.right, is.right) - Math.min(was.left, is.left))
    furthest = Math.max(furthest, way)
  }
  return ((area / (window.width * window.height)) * furthest) / Math.max(window.width, window.height)
}
