/** Loads the provider's public embed interface, once a page however many players ask for it. */
import { videoApiAddress } from '../../lib/video-addresses.ts'

/** What we use of the provider's player. */
export interface VideoApiPlayer {
  getIframe(): HTMLIFrameElement
  playVideo(): void
  pauseVideo(): void
  destroy(): void
}

export interface VideoApiPlayerOptions {
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

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    /** `Player` is missing until the interface has arrived. */
    YT?: Partial<VideoApi>
    onYouTubeIframeAPIReady?: () => void
    /** Not in the DOM types of TypeScript; absent in older browsers. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
  }
}

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
    script.src = trustedScriptAddress()
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

let policy: ScriptUrlPolicy | undefined

/** Under trusted types only this policy may name a script, and it names this one alone. */
function trustedScriptAddress(): string {
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (url !== videoApiAddress) throw new TypeError(`${url} is not the address of the video interface.`)
      return url
    },
  }
  policy ??= window.trustedTypes?.createPolicy('video-api', rules) ?? rules
  return policy.createScriptURL(videoApiAddress)
}
