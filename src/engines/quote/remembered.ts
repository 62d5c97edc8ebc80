/**
 * What was read of a text, kept for the next key: of a long offer one line changes at a time. Pure for its callers,
 * since the same text and words always give the same answer.
 */

const most = 4000

/** @param make must depend on its argument alone */
export function rememberedText<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const made = make(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}

/** @param make must depend on its arguments alone */
export function remembered<Words extends object, Value>(
  make: (text: string, words: Words) => Value,
): (text: string, words: Words) => Value {
  const byWords = new WeakMap<Words, (text: string) => Value>()
  return (text, words) => {
    const read = byWords.get(words) ?? rememberedText((one) => make(one, words))
    byWords.set(words, read)
    return read(text)
  }
}
