import { lobe } from '../../lib/kawung.ts'
import styles from './video-player.module.css'

interface Props {
  /** CSS pixels; both together also give the player its shape while it loads and plays. */
  readonly width: number
  readonly height: number
}

const flame = lobe(96)
const core = lobe(50)

/** Our own poster: the flame of the company's mark, large at the right; the words stand at the left. Decorative. */
export function VideoPosterArt({ width, height }: Props) {
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
