/** What visitors type or paste, in plain signs. Pure. */
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

/** What a chat puts behind a value. */
const courtesy =
  /(?:[ ,]+(?:ya+h?|kak|kk|kok|deh|dong|sih|nih|loh?|bang|gan|sis|pak|bu|mas|mbak|please|pls|thanks|thx))+$/

/**
 * A value in small letters without what people put around it: quotation marks, bullets and marks of emphasis, a plus in
 * front, signs and words of courtesy behind.
 */
export function plainValue(typed: string): string {
  let text = plainText(typed).toLowerCase()
  for (let before = ''; before !== text; ) {
    before = text
    text = text
      .replace(/^["“”„«»#*•▪●]+ ?| ?["“”«»#*]+$/g, '')
      .replace(/^['‘’`](.*)['‘’`]$/, '$1')
      .replace(/ ?[;!?]+$/, '')
      .replace(/^((?:rp|idr)[. ]*)?\+ ?(?=[\d.,a-z])/, '$1')
      .replace(courtesy, '')
      .trim()
  }
  return text
}

/** Words that make a value a bound, an exclusion or a choice: it is no value then, and is not guessed. */
const inexact =
  /\b(?:lebih|kurang|lbih|lbh|krg|krang|atas|bawah|paling|bukan|tidak|tdk|belum|blm|kecuali|selain|tanpa|hampir|(?:mini|maksi|maxi)mal|ma(?:k|ks|x)|mak?simum|maximum|min|minimum|above|below|over|under|more|less|almost|nearly|at (?:least|most)|up to|sampai|hingga|sebelum|sblm|setelah|sesudah|stlh|pra|pre|before|after|until|till|not|except|without|lewat|antara|between|atau|or)\b/

/**
 * Without a label and its colon (`karyawan: 5`); undefined where the label makes the value no exact one.
 * @param other labels of another kind of value, which are refused too
 */
export function withoutLabel(text: string, other?: RegExp): string | undefined {
  const label = /^(?:#|no\.|\p{L})[\p{L} .'’/()#-]{0,40}? ?[:=]+ ?(?=.)/u.exec(text)?.[0] ?? ''
  return inexact.test(label) || other?.test(label) ? undefined : text.slice(label.length)
}

/** Whether words say that what follows them is no exact value. */
export const isInexact = (words: string) => inexact.test(words)
