/** A share picture as a tree of boxes and texts for the renderer. Sizes are pixels of the picture. Pure. */
import type { Node } from '@takumi-rs/core'
import { dyes } from '../lib/dyes.ts'
import { figureLines } from '../lib/figure-lines.ts'
import type { Bill, SharePicture } from './share-pictures.ts'

export const pictureSize = { width: 1200, height: 630 } as const
export const fontName = 'Plus Jakarta Sans'

/** The names under which the drawings are handed to the renderer. */
export const drawings = { art: 'art', mark: 'mark' } as const

/** In sizes of its letters. */
export const titleLineHeight = 1.12

const edge = 64
const panelWidth = { art: 420, bill: 540 } as const

interface Identity {
  readonly name: string
  /** Without `https://`. */
  readonly host: string
}

/** The room that a picture has for its title. */
export function roomForTitle({ bill, detail }: SharePicture): { readonly width: number; readonly height: number } {
  const panel = bill ? panelWidth.bill : panelWidth.art
  return { width: pictureSize.width - panel - 2 * edge, height: detail === '' ? 340 : 250 }
}

/** @param size of its letters; @param lines at most, the rest becomes an ellipsis */
export function titleNode(title: string, width: number, size: number, lines?: number): Node {
  return {
    type: 'text',
    text: title,
    style: {
      width,
      fontFamily: fontName,
      fontSize: size,
      fontWeight: 800,
      lineHeight: titleLineHeight,
      letterSpacing: '-0.025em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      // What is cut off below the last line must not cut its letters.
      paddingBottom: size * 0.14,
      ...(lines === undefined ? {} : { lineClamp: lines, textOverflow: 'ellipsis', overflow: 'hidden' }),
    },
  }
}

/** Three lines and the space above them. */
export const roomForDetail = 20 + 3 * 30 * 1.3 + 1

export function detailNode(detail: string, width: number): Node {
  return {
    type: 'container',
    style: { display: 'flex', paddingTop: 20, fontFamily: fontName },
    children: [text(detail, 30, { width, color: dyes.muted })],
  }
}

export function pictureTree(picture: SharePicture, title: Node, { name, host }: Identity): Node {
  const { kind, detail, bill, figure } = picture
  const { width } = roomForTitle(picture)
  return {
    type: 'container',
    style: {
      ...pictureSize,
      display: 'flex',
      backgroundColor: dyes.ground,
      color: dyes.nila,
      fontFamily: fontName,
    },
    children: [
      {
        type: 'container',
        style: {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width + 2 * edge,
          height: pictureSize.height,
          padding: edge,
        },
        children: [
          {
            type: 'container',
            style: { display: 'flex', flexDirection: 'column' },
            children: [
              ...(kind === '' ? [] : [kindNode(kind)]),
              title,
              ...(detail === '' ? [] : [detailNode(detail, width)]),
            ],
          },
          {
            type: 'container',
            style: { display: 'flex', alignItems: 'center' },
            children: [
              { type: 'image', src: drawings.mark, style: { width: 30, height: 60, marginRight: 16 } },
              text(name, 34, { fontWeight: 800, letterSpacing: '-0.03em', marginRight: 20 }),
              text(host, 24, { color: dyes.muted, fontWeight: 500 }),
            ],
          },
        ],
      },
      bill ? billPanel(bill) : artPanel(figure),
    ],
  }
}

function kindNode(kind: string): Node {
  return text(kind, 26, {
    marginBottom: 20,
    paddingBottom: 14,
    fontWeight: 700,
    borderBottom: `4px solid ${dyes.kunyit}`,
  })
}

function artPanel(figure: string | undefined): Node {
  const size = { width: panelWidth.art, height: pictureSize.height }
  return {
    type: 'container',
    style: { display: 'flex', position: 'relative', ...size, backgroundColor: dyes.nila },
    children: [{ type: 'image', src: drawings.art, style: size }, ...(figure ? [figureNode(figure)] : [])],
  }
}

/** At the foot of the panel, as large as its width allows. */
function figureNode(figure: string): Node {
  const { large, small } = figureLines(figure)
  const inset = 40
  const letters = { fontWeight: 800, color: dyes.ground, lineHeight: 1.1, letterSpacing: '-0.03em' }
  const size = Math.min(150, Math.round((panelWidth.art - 2 * inset) / (0.62 * large.length)))
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', position: 'absolute', left: inset, bottom: edge },
    children: [text(large, size, letters), ...(small ? [text(small, 44, { ...letters, fontWeight: 650 })] : [])],
  }
}

function billPanel({ variant, lines, total, note }: Bill): Node {
  const inner = panelWidth.bill - 2 * 32 - 2 * 30
  return {
    type: 'container',
    style: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: panelWidth.bill,
      height: pictureSize.height,
      backgroundColor: dyes.nila,
    },
    children: [
      {
        type: 'container',
        style: {
          display: 'flex',
          flexDirection: 'column',
          width: panelWidth.bill - 2 * 32,
          padding: 30,
          borderRadius: 20,
          backgroundColor: '#ffffff',
        },
        children: [
          ...(variant === undefined ? [] : [clamped(variant, inner, 22, 2, { marginBottom: 14, fontWeight: 700 })]),
          ...lines.map(({ label, amount }) => billLine(label, amount)),
          text(total.label, 26, { marginTop: 22, fontWeight: 700 }),
          text(total.amount, total.amount.length > 16 ? 30 : 44, { fontWeight: 800, letterSpacing: '-0.02em' }),
          clamped(note, inner, 20, variant === undefined ? 5 : 4, { marginTop: 14, color: dyes.muted }),
        ],
      },
    ],
  }
}

function billLine(label: string, amount: string): Node {
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      paddingTop: 12,
      paddingBottom: 12,
      borderBottom: `2px dashed ${dyes.line}`,
    },
    children: [text(label, 22, { color: dyes.muted }), text(amount, 28, { fontWeight: 700 })],
  }
}

type Style = NonNullable<Node['style']>

function text(words: string, size: number, style: Style): Node {
  return { type: 'text', text: words, style: { fontSize: size, lineHeight: 1.3, ...style } }
}

function clamped(words: string, width: number, size: number, lines: number, style: Style): Node {
  return text(words, size, { width, lineClamp: lines, textOverflow: 'ellipsis', overflow: 'hidden', ...style })
}
