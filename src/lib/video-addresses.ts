/** Addresses of the video provider. None of them is asked for anything before the visitor presses play. */

/** The provider's public embed interface (specification, section 7). */
export const videoApiAddress = 'https://www.youtube.com/iframe_api'

/** Serves the player and its frame, without the provider's long-lived cookies. */
export const videoPlayerHost = 'https://www.youtube-nocookie.com'

/** The video's own page at the provider. */
export function videoPageAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`
}
