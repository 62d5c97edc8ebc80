export interface NotFoundSettings {
  /** Begins the fragment of a root that stands for an address that does not exist (`lib/addresses.ts`). */
  readonly wrongAddress: string
  /** The languages other than the default that have a root of their own. */
  readonly languageRoots: readonly string[]
}

/**
 * On the 404 page of a host that knows no redirects, before the startup script:
 * - an address with capital letters, or with what people and programs add to its end (`.`, `)`, a slash, a zero-width
 *   space), goes to the one without them;
 * - a single-segment address that has none goes to the root of its language (specification, section 2, fallback).
 */
export function notFound({ wrongAddress, languageRoots }: NotFoundSettings): void {
  const { pathname, search, hash } = location
  const leaveFor = (address: string) => {
    document.documentElement.setAttribute('data-leaving', '')
    location.replace(address)
  }
  let meant = pathname
  try {
    const path = decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+$/u, '')
    // Two slashes at the beginning would name another host.
    meant = encodeURI(path.replace(/^\/*/, '/'))
  } catch {
    // Not the encoding of a text.
  }
  if (meant !== pathname) {
    leaveFor(meant + search + hash)
    return
  }
  const segments = pathname.split('/').filter(Boolean)
  const language = segments[0] ?? ''
  const known = languageRoots.includes(language)
  if (segments.length === (known ? 2 : 1)) leaveFor((known ? `/${language}` : '/') + wrongAddress + segments.at(-1))
}
