/** Letters as they are looked up. Pure; apart from the words of the search, whose stems weigh more. */

/** In lower case and without accents. */
export function normalized(text: string): string {
  return withoutAccents(text).toLowerCase()
}

export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}
