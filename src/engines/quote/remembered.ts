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

/**
 * What is made of a vocabulary, or of a list of it, made once.
 * @param make must depend on its argument alone, which does not change
 */
export function madeOnce<Source extends object, Value>(make: (source: Source) => Value): (source: Source) => Value {
  const known = new WeakMap<Source, Value>()
  return (source) => {
    const made = known.get(source) ?? make(source)
    known.set(source, made)
    return made
  }
}

/** @param make must depend on its arguments alone */
export function remembered<Words extends object, Value>(
  make: (text: string, words: Words) => Value,
): (text: string, words: Words) => Value {
  const readerOf = madeOnce((words: Words) => rememberedText((text) => make(text, words)))
  return (text, words) => readerOf(words)(text)
}
