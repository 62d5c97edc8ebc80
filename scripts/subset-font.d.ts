declare module 'subset-font' {
  /** The part of the interface that `tasks/font.ts` uses; the package ships no types. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}
