/**
 * On Home, when the visitor came by an address that does not exist (`data-wrong-address`, set by `startup.ts`): turns the
 * link of the line that says so into one to the closest page that Home itself links to, by the last name of its address or
 * by its words; where none is close, into a search for the name. A name that differs from a page of the site in letter
 * case and in signs at its end alone was led here by a host whose rules cannot compare so; it goes to that page.
 */
export function wrongAddress(): void {
  const { wrongAddress: raw } = document.documentElement.dataset
  if (raw === undefined) return

  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

  /** How many letters must be added, taken away or changed (Levenshtein). */
  const distance = (a: string, b: string) => {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index)
    for (const [i, letter] of [...a].entries()) {
      const next = [i + 1]
      for (const [j, above] of row.slice(1).entries()) {
        next.push(Math.min(above + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)))
      }
      row = next
    }
    return row.at(-1) ?? 0
  }

  /** 0 for the same words; `Infinity` where more than a third of the letters differ and the name is no part of it. */
  const difference = (name: readonly string[], other: readonly string[]) => {
    const [a, b] = [name.join(' '), other.join(' ')]
    const letters = distance(a, b)
    if (letters * 3 <= a.length) return letters
    return ` ${b} `.includes(` ${a} `) ? a.length : Number.POSITIVE_INFINITY
  }

  const line = document.querySelector<HTMLAnchorElement>('[data-wrong-address-line] a')
  let name: string[] = []
  try {
    const decoded = decodeURIComponent(raw)
    name = wordsOf(decoded.replace(/\.\w+$/, ''))
    const meant = decoded.toLowerCase().replace(/[^a-z0-9]+$/, '')
    const path = `${location.pathname.replace(/\/$/, '')}/${meant}`
    const page = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].find(
      ({ pathname }) => pathname === path,
    )
    if (page && meant !== decoded) {
      location.replace(path + location.search)
      return
    }
  } catch {
    // Not the encoding of a text: the link stays the search's.
  }
  if (!line || name.length === 0) return
  let least = Number.POSITIVE_INFINITY
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')) {
    const last = link.pathname.split('/').at(-1) ?? ''
    const words = wordsOf(link.textContent)
    const score = Math.min(difference(name, wordsOf(last)), difference(name, words))
    // Of links that are equally close the last counts: the footer names pages by their titles.
    if (link === line || words.length === 0 || score === Number.POSITIVE_INFINITY || score > least) continue
    least = score
    line.href = link.href
    line.textContent = link.textContent
  }
  if (least === Number.POSITIVE_INFINITY) line.search = new URLSearchParams({ q: name.join(' ') }).toString()
}
