/** What visitors type or paste, in plain signs and letters. Pure; apart from `search-words.ts`, whose stems weigh more. */
const halves: Readonly<Record<string, string>> = { '½': ',5', '¼': ',25', '¾': ',75' }
const fractions: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }

/** Ends of lines, as programs and pages write them; for `split` and `replace`. */
export const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

/** Full-width digits, narrow spaces, and typographic minus signs and apostrophes of thousands in their plain form, without spaces at the ends. */
export function plainText(typed: string): string {
  return typed
    .replace(/(^|[^\d/])(1\/2|1\/4|3\/4)(?! ?[\d/])/g, (_, before: string, part: string) => before + fractions[part])
    .replace(/(\d)[’‘`´ʼ′‛＇](?=\d{3}(?!\d))/g, "$1'")
    .replace(/(\d?) ?([½¼¾])/g, (_, digit: string, half: string) => `${digit || '0'}${halves[half]}`)
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** In lower case and without accents. */
export function normalized(text: string): string {
  return withoutAccents(text).toLowerCase()
}

export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}
