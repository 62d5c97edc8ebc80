/** Numbers in Indonesian and English words: `dua juta lima ratus ribu`, `two and a half million`. Pure. */

const ones = [
  ['nol', 'zero'],
  ['satu', 'one'],
  ['dua', 'two'],
  ['tiga', 'three'],
  ['empat', 'four'],
  ['lima', 'five'],
  ['enam', 'six'],
  ['tujuh', 'seven'],
  ['delapan', 'eight'],
  ['sembilan', 'nine'],
  ['sepuluh', 'ten'],
  ['sebelas', 'eleven'],
  ['twelve'],
  ['thirteen'],
  ['fourteen'],
  ['fifteen'],
  ['sixteen'],
  ['seventeen'],
  ['eighteen'],
  ['nineteen'],
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const small = new Map([
  ...ones.flatMap((words, value) => words.map((word): [string, number] => [word, value])),
  ...tens.map((word, place): [string, number] => [word, 10 * (place + 2)]),
])
const scales = new Map([
  ...['ribu', 'thousand'].map((word): [string, number] => [word, 1e3]),
  ...['juta', 'million'].map((word): [string, number] => [word, 1e6]),
  ...['miliar', 'milyar', 'billion'].map((word): [string, number] => [word, 1e9]),
])
/** Words that hold their own "one". */
const wholes = new Map([
  ['seratus', 100],
  ['seribu', 1e3],
  ['sejuta', 1e6],
  ['semiliar', 1e9],
])
/** The words with which a number can begin. */
export const firstNumberWords: readonly string[] = [...small.keys(), ...wholes.keys(), 'setengah', 'half']

/**
 * The number that begins at a place of the text.
 * @returns undefined unless it reaches a thousand: smaller ones in words are no sums
 */
export function numberWordsAt(
  text: string,
  start: number,
): { readonly value: number; readonly end: number } | undefined {
  const word = /[\s-]*(\p{L}+)/uy
  let [total, part, end, at] = [0, 0, start, start]
  for (;;) {
    word.lastIndex = at
    const match = word.exec(text)
    const next = match?.[1]?.toLowerCase() ?? ''
    const [one, whole, scale] = [small.get(next), wholes.get(next), scales.get(next)]
    if (scale !== undefined) {
      total += (part || 1) * scale
      part = 0
    } else if (whole !== undefined) {
      if (whole === 100) part += 100
      else total += whole
    } else if (one !== undefined) part += one
    else if (next === 'belas') part += 10
    else if (next === 'puluh') part = Math.floor(part / 100) * 100 + (part % 100) * 10
    else if (next === 'ratus' || next === 'hundred') part *= 100
    else if (next === 'setengah' || next === 'half') part += 0.5
    else if (next !== 'and' && next !== 'a') break
    at = word.lastIndex
    if (!['and', 'a'].includes(next)) end = at
  }
  const value = total + part
  return value >= 1000 && Number.isInteger(value) ? { value, end } : undefined
}
