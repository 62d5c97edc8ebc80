/** The anchor of a change in the change log of an article; behind the article's address, its id in the feed for good. Pure. */
export function changeAnchor(day: string): string {
  return `riwayat-${day}`
}
