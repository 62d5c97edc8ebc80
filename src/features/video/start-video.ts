/** Starts one player of the provider inside an element of ours. */
import type { Language } from '../../i18n/languages.ts'
import { videoPlayerHost } from '../../lib/addresses.ts'
import { loadVideoApi, type VideoApiPlayer } from './video-api.ts'

/** How long the provider may take from the press until the player is ready. */
const startLimitMs = 10_000

type PlaybackState = 'unstarted' | 'ended' | 'playing' | 'paused' | 'buffering' | 'cued'

/**
 * - `script`: the interface cannot be loaded (blocked, no network);
 * - `timeout`: the player was not ready in time;
 * - `unavailable`: the video was removed, is private or never was;
 * - `notEmbeddable`: its owner allows it on the provider's own pages alone;
 * - `playback`: anything else that the player reports.
 */
export type VideoFailure = 'script' | 'timeout' | 'unavailable' | 'notEmbeddable' | 'playback'

export interface VideoEvents {
  onReady(player: VideoApiPlayer): void
  onStateChange(state: PlaybackState): void
  /** The player is gone by then. */
  onError(failure: VideoFailure): void
}

/** The provider's numbers. */
const playbackStates: Readonly<Record<number, PlaybackState>> = {
  [-1]: 'unstarted',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'cued',
}
const failures: Readonly<Record<number, VideoFailure>> = {
  2: 'unavailable',
  100: 'unavailable',
  101: 'notEmbeddable',
  150: 'notEmbeddable',
}

export interface VideoOptions {
  readonly videoId: string
  /** Of the captions and the player's own words. */
  readonly language: Language
  readonly title: string
}

/**
 * Starts a video; the player fills the element.
 * @returns ends everything, at whatever point it is.
 */
export function startVideo(element: HTMLElement, options: VideoOptions, events: VideoEvents): () => void {
  let isOver = false
  let player: VideoApiPlayer | undefined

  const stop = () => {
    isOver = true
    clearTimeout(limit)
    try {
      player?.destroy()
    } catch (error) {
      // `destroy()` may throw before the player is ready.
      console.warn(error)
    }
    element.replaceChildren()
  }
  const fail = (failure: VideoFailure) => {
    if (isOver) return
    stop()
    events.onError(failure)
  }
  const limit = setTimeout(() => fail('timeout'), startLimitMs)

  loadVideoApi().then(
    (api) => {
      if (isOver) return
      const place = document.createElement('div')
      element.replaceChildren(place)
      player = new api.Player(place, {
        videoId: options.videoId,
        host: videoPlayerHost,
        width: '100%',
        height: '100%',
        playerVars: {
          autoplay: 1,
          playsinline: 1,
          rel: 0,
          cc_load_policy: 1,
          cc_lang_pref: options.language,
          hl: options.language,
          origin: location.origin,
        },
        events: {
          onReady({ target }) {
            if (isOver) return
            clearTimeout(limit)
            target.getIframe().title = options.title
            events.onReady(target)
          },
          onStateChange({ data }) {
            const state = playbackStates[data]
            if (state && !isOver) events.onStateChange(state)
          },
          onError: ({ data }) => fail(failures[data] ?? 'playback'),
        },
      })
    },
    () => fail('script'),
  )
  return stop
}
