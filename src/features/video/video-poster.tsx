import type { KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '../../hydration/use-island.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { isPlainClick } from '../../lib/plain-click.ts'
import styles from './video-player.module.css'

interface Props {
  readonly title: string
  /** The video's own page at the provider. */
  readonly address: string
  /** The id of the notice that says what a press leads to. */
  readonly noticeId: string
  readonly onPlay: () => void
}

/** What is pressed to play: before the script is there, and without it, a link to the video; with it a button. */
export function VideoPoster({ title, address, noticeId, onPlay }: Props) {
  const t = useT()
  const isHydrated = useHydrated()

  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onPlay()
  }
  const pressWithSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onPlay()
  }

  return (
    <a
      aria-describedby={noticeId}
      className={styles.poster}
      data-video-play=""
      href={address}
      onClick={press}
      onKeyDown={pressWithSpace}
      rel="noopener"
      role={isHydrated ? 'button' : undefined}
    >
      <svg aria-hidden="true" className={styles.play} height="64" viewBox="0 0 64 64" width="64">
        <circle cx="32" cy="32" r="32" />
        <path d="M26 20v24l20-12z" />
      </svg>
      <span>
        {t('video.play')}: {title}
      </span>
    </a>
  )
}
