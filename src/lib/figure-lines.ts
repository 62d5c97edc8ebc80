/** A figure of an article in the lines in which its picture sets it. Pure. */

/** A number or a span of numbers, and what is counted. */
const numberAndUnit = /^(\S*\d\S*(?: \S{1,7} \d+)?) (.+)$/

export interface FigureLines {
  readonly large: string
  readonly small: string
}

/** `60 hari` is 60, and below it, smaller, hari; `25%`, `PT atau CV` and `KBLI 2025` stand in one line. */
export function figureLines(figure: string): FigureLines {
  const [, large, small] = numberAndUnit.exec(figure) ?? []
  return large && small ? { large, small } : { large: figure, small: '' }
}

/**
 * What a card says of its figure: the first of some texts that has it, in the parts before, of and behind it. Where none
 * has it, the first text alone.
 */
export function aroundFigure(figure: string, texts: readonly string[]): readonly [string, string, string] {
  const text = texts.find((each) => each.includes(figure))
  if (text === undefined) return [texts[0] ?? '', '', '']
  const place = text.indexOf(figure)
  return [text.slice(0, place), figure, text.slice(place + figure.length)]
}
