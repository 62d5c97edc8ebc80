/** Addresses that several rooms write or read: of the chat, the search page, unknown names, regulations and the video provider. Pure. */

/**
 * The address that opens a chat with a draft the visitor can still change.
 * @param number international number, digits alone
 * @param draft the text to prefill
 */
export function chatAddress(number: string, draft: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(draft)}`
}

/** The parameter of the search page's address that holds the query. */
export const queryParameter = 'q'

/** The address of the search page with a query. */
export function searchAddress(page: string, query: string): string {
  return `${page}?${new URLSearchParams({ [queryParameter]: query })}`
}

/** The parameter that narrows the results to one kind. */
export const kindParameter = 'jenis'

/**
 * The root to which a single unknown name is redirected (specification, section 2) carries that name in its fragment,
 * which no server or cache sees: `/#alamat=layananku`. Home then says so and offers the closest page
 * (`startup/wrong-address.ts`), and the startup script takes it out of the address bar.
 */
export const wrongAddressFragment = '#alamat='

/**
 * Whether the official address of a regulation leads to its text. Where none is known it is the front page of a database,
 * in which the regulation can be looked up.
 */
export function isAddressOfText(officialUrl: string): boolean {
  const { pathname, search } = new URL(officialUrl)
  return pathname !== '/' || search !== ''
}

/** The provider's public embed interface (specification, section 7). */
export const videoApiAddress = 'https://www.youtube.com/iframe_api'

/** Serves the player and its frame, without the provider's long-lived cookies. */
export const videoPlayerHost = 'https://www.youtube-nocookie.com'

/** The video's own page at the provider. */
export function videoPageAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`
}

/** Longer queries are cut here: each word costs time, and the rest is a pasted text. */
export const longestQuery = 100
