/**
 * Whether the official address of a regulation leads to its text. Where none is known it is the front page of a database,
 * in which the regulation can be looked up.
 */
export function isAddressOfText(officialUrl: string): boolean {
  const { pathname, search } = new URL(officialUrl)
  return pathname !== '/' || search !== ''
}
