import { lobe } from '../../src/lib/kawung.ts'

/**
 * The mark on its ground, as an SVG.
 * @param size width and height in CSS pixels
 * @param room the mark's height as a share of the size
 */
export function markOnGround(size: number, room: number): string {
  const scale = (size * room) / 96
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">
<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="#fbf8f0"/>
<g transform="scale(${scale})"><path fill="#1f2a5c" d="${lobe(96)}"/><path fill="#f2b632" d="${lobe(50)}" transform="translate(0 16)"/></g>
</svg>`
}
