import { useEffect, useId, useRef } from 'react'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { videoPageAddress } from '../../lib/addresses.ts'
import { lobe } from '../../lib/kawung.ts'
import type { VideoEvents, VideoOptions } from './start-video.ts'
import { useVideo } from './use-video.ts'
import styles from './video-player.module.css'
import { VideoPoster } from './video-poster.tsx'

interface Props extends VideoOptions, Partial<VideoEvents> {
  /** CSS pixels. Default 367 by 270 (specification, section 9); smaller where the column is narrower. */
  readonly width?: number
  readonly height?: number
}

/**
 * A video of the provider behind a poster of our own: nothing is asked of the provider before the visitor presses play.
 * Island: `<VideoPlayer client:interaction="[data-video-play]" … />`; until then, and without JavaScript, the poster is
 * a link to the video.
 */
export function VideoPlayer(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      {/* Another video begins with its poster: the press was for the one before. */}
      <Player key={props.videoId} {...props} />
    </TranslateProvider>
  )
}

function Player({ videoId, language, title, width = 367, height = 270, ...events }: Props) {
  const t = useT()
  const root = useReadyEvent<HTMLDivElement>()
  const failureLink = useRef<HTMLAnchorElement>(null)
  const noticeId = useId()
  const video = useVideo({ videoId, language, title }, events)
  const { state, failure, place } = video
  const address = videoPageAddress(videoId)

  useEffect(() => {
    // The focus is not taken from another element.
    const { activeElement } = document
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return
    if (state === 'loading') root.current?.focus()
    if (state === 'ready') place.current?.querySelector('iframe')?.focus()
    if (state === 'error') failureLink.current?.focus()
  }, [state, root, place])

  return (
    <div className={styles.video} data-state={state} data-video="" ref={root} tabIndex={-1}>
      <div className={styles.frame}>
        <VideoPosterArt height={height} width={width} />
        {state === 'poster' && <VideoPoster address={address} noticeId={noticeId} onPlay={video.play} title={title} />}
        <p className={`${styles.message} ${styles.status}`} role="status">
          {state === 'loading' && t('video.loading')}
        </p>
        <div className={styles.place} ref={place} />
        {failure && (
          <div className={styles.message} role="alert">
            <p>{t(`video.failure.${failure}`)}</p>
            <p className={styles.ways}>
              <a href={address} ref={failureLink} rel="noopener">
                {t('video.watch')}
              </a>
              {failure !== 'unavailable' && failure !== 'notEmbeddable' && (
                <button onClick={video.play} type="button">
                  {t('video.retry')}
                </button>
              )}
            </p>
          </div>
        )}
      </div>
      <p className={styles.notice} id={noticeId}>
        {t('video.notice')}
      </p>
    </div>
  )
}

interface ArtProps {
  /** CSS pixels; both together also give the player its shape while it loads and plays. */
  readonly width: number
  readonly height: number
}

const flame = lobe(96)
const core = lobe(50)

/** Our own poster: the flame of the company's mark, large at the right; the words stand at the left. Decorative. */
function VideoPosterArt({ width, height }: ArtProps) {
  const scale = (height * 1.05) / 96
  return (
    <svg aria-hidden="true" className={styles.art} height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
      <g transform={`translate(${Math.round(width * 0.76)} ${Math.round(height * 0.56)}) scale(${scale})`}>
        <path className={styles.flame} d={flame} />
        <path className={styles.core} d={core} transform="translate(0 16)" />
      </g>
    </svg>
  )
}
