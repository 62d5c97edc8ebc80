/** The drawings of the share pictures as SVG, grown from the kawung geometry. Pure. */
import { dyes } from '../lib/dyes.ts'
import { type CellFill, kawungField, lobe } from '../lib/kawung.ts'

const columns = 4
const rows = 6

const paints: Readonly<Record<Exclude<CellFill, 'none'>, string>> = {
  plain: 'fill="#3d4a85"',
  accent: `fill="${dyes.kunyit}"`,
  outline: 'fill="none" stroke="#8d96c4" stroke-width="2.5"',
}

/** A field of lobes, always the same for the same seed. */
export function artSvg(seed: string): string {
  const path = lobe(134)
  const cells = kawungField(seed, columns, rows).map(({ x, y, turn, fill }) =>
    fill === 'none' ? '' : `<path d="${path}" transform="translate(${x} ${y}) rotate(${turn})" ${paints[fill]}/>`,
  )
  return svg(`0 0 ${columns * 100} ${rows * 100}`, cells.join(''))
}

/** Four large lobes, one of them lit, for what stands on them. */
export function flowerSvg(): string {
  const lobes = [45, 135, 225, 315].map(
    (turn) =>
      `<path d="${lobe(250)}" transform="translate(300 180) rotate(${turn}) translate(0 -146)" ${paints[turn === 225 ? 'accent' : 'outline']}/>`,
  )
  return svg(`0 0 ${columns * 100} ${rows * 100}`, lobes.join(''))
}

/** The company's mark: a flame, as `ui/brand-mark.tsx` draws it. */
export function markSvg(): string {
  return svg(
    '-24 -48 48 96',
    `<path fill="${dyes.nila}" d="${lobe(96)}"/><path fill="${dyes.kunyit}" d="${lobe(50)}" transform="translate(0 16)"/>`,
  )
}

function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
}
