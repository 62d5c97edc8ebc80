import { dyes } from '../../src/lib/dyes.ts'
import { lobe } from '../../src/lib/kawung.ts'

/**
 * The mark on its ground, as an SVG.
 * @param size width and height in CSS pixels
 * @param room the mark's height as a share of the size
 */
export function markOnGround(size: number, room: number): string {
  const scale = (size * room) / 96
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">
<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${dyes.ground}"/>
<g transform="scale(${scale})"><path fill="${dyes.nila}" d="${lobe(96)}"/><path fill="${dyes.kunyit}" d="${lobe(50)}" transform="translate(0 16)"/></g>
</svg>`
}
