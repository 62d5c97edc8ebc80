/**
 * Whether the official address of a regulation is that of its text. Where none is known it is the front page of a
 * database: a place to look the regulation up, and not what it is published at. Pure.
 */
export function isAddressOfText(officialUrl: string): boolean {
  const { pathname, search } = new URL(officialUrl)
  return pathname !== '/' || search !== ''
}
