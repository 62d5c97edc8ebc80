/** Verbs as they are written in a chat. Pure. */

/** How a verb is written in a chat, with the letters that its beginning stands for. */
const spoken: readonly (readonly [spoken: RegExp, written: string])[] = [
  [/^nge?(?=\p{L}{3})/u, ''],
  [/^ng(?=\p{L}{3})/u, 'h'],
  [/^ng(?=[aiueo]\p{L}{2})/u, 'k'],
  [/^ny(?=\p{L}{3})/u, 's'],
  [/^ny(?=\p{L}{3})/u, 'c'],
  [/^n(?=[aiueo]\p{L}{2})/u, 't'],
  [/^m(?=[aiueo]\p{L}{2})/u, 'p'],
]

/** What a word of a chat may be in writing: `daftarin` is `daftar`, `nutup` is `tutup`; mostly one of them is a word. */
export function writtenOf(word: string): readonly string[] {
  if (word.length < 5) return []
  const base = word.replace(/(?:in|an)$/u, '')
  const begun = spoken.flatMap(([pattern, written]) => (pattern.test(base) ? [base.replace(pattern, written)] : []))
  return base === word ? begun : [base, ...begun]
}
