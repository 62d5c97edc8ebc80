/** Lists cut into pages. Pure. */

export interface ListPart<T> {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly items: readonly T[]
}

/**
 * The pages of a list; an empty list has one page, which says that it is empty.
 * @param first how many entries the first page holds
 * @param later how many each page after it holds
 */
export function paged<T>(list: readonly T[], first: number, later = first): ListPart<T>[] {
  const pages = 1 + Math.max(0, Math.ceil((list.length - first) / later))
  const begin = (page: number) => (page === 1 ? 0 : first + (page - 2) * later)
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: list.slice(begin(index + 1), begin(index + 2)),
  }))
}

/** Lists of up to so many pages name every one. */
const mostPagesInFull = 11

/**
 * The numbers that a page of a list offers: all of a short list; of a long one the first, the last, and those around the
 * page itself, so that the links of all pages together grow as the list does and not as its square.
 * @param page from 1
 */
export function shownPages(page: number, pages: number): number[] {
  const numbers = Array.from({ length: Math.min(pages, mostPagesInFull) }, (_, index) => index + 1)
  if (pages <= mostPagesInFull) return numbers
  // The window keeps its width at both ends of the list.
  const middle = Math.min(Math.max(page, 5), pages - 4)
  return [1, ...numbers.slice(0, 7).map((number) => middle - 4 + number), pages]
}
