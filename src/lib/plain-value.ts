/**
 * What people put around a value: labels, courtesy, marks of emphasis. Apart from `plain-typing.ts`, which Home loads too. Pure.
 */
import { plainText } from './plain-typing.ts'

/** What a chat puts behind a value. */
const courtesy =
  /(?:[ ,]+(?:ya+h?|kak|kk|kok|deh|dong|sih|nih|loh?|dulu|bang|gan|sis|pak|bu|mas|mbak|please|pls|thanks|thx))+$/

/** Characters; what is longer is no single value, and patterns would take long over it. */
const longestValue = 500

/**
 * A value in small letters without what people put around it: quotation marks, bullets and marks of emphasis, a plus in
 * front, signs and words of courtesy behind.
 */
export function plainValue(typed: string): string {
  const whole = plainText(typed).toLowerCase()
  // No number or day ends so.
  if (whole.length > longestValue) return `${whole.slice(0, longestValue)}…`
  let text = whole
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
