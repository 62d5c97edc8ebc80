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
