/** Letters without accents, in lower case. Pure; apart from the words of the search, whose stems weigh more. */
export function normalized(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
