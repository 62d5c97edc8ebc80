/** Lists cut into pages. Pure. */

export interface Page<T> {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly items: readonly T[]
}

/** The pages of a list; an empty list has one page, which says that it is empty. */
export function paged<T>(list: readonly T[], perPage: number): Page<T>[] {
  const pages = Math.max(1, Math.ceil(list.length / perPage))
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: list.slice(index * perPage, (index + 1) * perPage),
  }))
}
