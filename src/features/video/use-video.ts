/** The states of a player, from poster to picture. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { startVideo, type VideoEvents, type VideoFailure, type VideoOptions } from './start-video.ts'

type VideoState = 'poster' | 'loading' | 'ready' | 'error'

export interface Video {
  readonly state: VideoState
  /** Present in the state `error`. */
  readonly failure: VideoFailure | undefined
  /** The element that the provider's player fills. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Loads the provider's player and starts the video; once more after a failure. */
  play(): void
}

/** @param events called as they come; each may change between renders. */
export function useVideo({ videoId, language, title }: VideoOptions, events: Partial<VideoEvents>): Video {
  const [state, setState] = useState<VideoState>('poster')
  const [failure, setFailure] = useState<VideoFailure>()
  /** Counts the presses; 0 is the poster. */
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)

  const onReady = useEffectEvent<VideoEvents['onReady']>((player) => {
    setState('ready')
    events.onReady?.(player)
  })
  const onStateChange = useEffectEvent<VideoEvents['onStateChange']>((playback) => events.onStateChange?.(playback))
  const onError = useEffectEvent<VideoEvents['onError']>((reason) => {
    setFailure(reason)
    setState('error')
    events.onError?.(reason)
  })

  useEffect(() => {
    if (attempt === 0 || !place.current) return
    return startVideo(
      place.current,
      { videoId, language, title },
      {
        onReady: (player) => onReady(player),
        onStateChange: (playback) => onStateChange(playback),
        onError: (reason) => onError(reason),
      },
    )
  }, [attempt, videoId, language, title])

  const play = () => {
    setFailure(undefined)
    setState('loading')
    setAttempt((count) => count + 1)
  }
  return { state, failure, place, play }
}
