/** Loads the provider's public embed interface, once a page however many players ask for it. */
import { trustedScriptUrl } from '../../browser/trusted-script-url.ts'
import { videoApiAddress } from '../../lib/addresses.ts'

/** What we use of the provider's player. */
export interface VideoApiPlayer {
  getIframe(): HTMLIFrameElement
  playVideo(): void
  pauseVideo(): void
  destroy(): void
}

interface VideoApiPlayerOptions {
  readonly videoId: string
  readonly host: string
  readonly width: string
  readonly height: string
  readonly playerVars: Readonly<Record<string, string | number>>
  readonly events: {
    onReady(event: { readonly target: VideoApiPlayer }): void
    onStateChange(event: { readonly data: number }): void
    onError(event: { readonly data: number }): void
  }
}

export interface VideoApi {
  readonly Player: new (element: HTMLElement, options: VideoApiPlayerOptions) => VideoApiPlayer
}

declare global {
  interface Window {
    /** `Player` is missing until the interface has arrived. */
    YT?: Partial<VideoApi>
    onYouTubeIframeAPIReady?: () => void
  }
}

/** Under trusted types only this policy may name a script, and it names this one alone. */
const trusted = trustedScriptUrl('video-api', (url) => url === videoApiAddress)

let load: Promise<VideoApi> | undefined

/**
 * The provider's interface. A load that fails is forgotten, so that the next call tries again.
 * @throws Error when the script cannot be loaded, for example because the visitor's browser blocks it.
 */
export function loadVideoApi(): Promise<VideoApi> {
  load ??= requestVideoApi().catch((error: unknown) => {
    load = undefined
    throw error
  })
  return load
}

function requestVideoApi(): Promise<VideoApi> {
  return new Promise((resolve, reject) => {
    const present = presentApi()
    if (present) return resolve(present)

    const earlierCallback = window.onYouTubeIframeAPIReady
    window.onYouTubeIframeAPIReady = () => {
      earlierCallback?.()
      const api = presentApi()
      if (api) resolve(api)
    }
    const script = document.createElement('script')
    script.src = trusted(videoApiAddress)
    script.onerror = () => {
      script.remove()
      reject(new Error(`${videoApiAddress} could not be loaded.`))
    }
    document.head.append(script)
  })
}

function presentApi(): VideoApi | undefined {
  const api = window.YT
  return api && 'Player' in api ? (api as VideoApi) : undefined
}
