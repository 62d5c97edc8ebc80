/** The address of the search page. Pure. */

/** The parameter of the search page's address that holds the query. */
export const queryParameter = 'q'

/** The address of the search page with a query. */
export function searchAddress(page: string, query: string): string {
  return `${page}?${new URLSearchParams({ [queryParameter]: query })}`
}

/** The parameter that narrows the results to one kind. */
export const kindParameter = 'jenis'
