import { classNames } from '../lib/class-names.ts'
import tones from './party-tone.module.css'
import styles from './split-bar.module.css'

/** Who does the work or receives the money. */
export type SplitTone = 'ours' | 'client' | 'third_party' | 'state'

interface Share {
  /** For example "3–5 working days, ours". */
  readonly label: string
  /** Gives the width: working days, rupiah. */
  readonly size: number
  /** More belongs to it, of a size that is not known: it is named even where its size is 0. */
  readonly isIncomplete?: boolean
  readonly tone: SplitTone
}

const width = 400

/** How a whole divides between us and others: a bar to scale, with the words below, and above it what is divided. */
export function SplitBar({ caption, shares }: { caption?: string; shares: readonly Share[] }) {
  const counted = shares.filter((share) => share.size > 0)
  const named = shares.filter(({ size, isIncomplete }) => size > 0 || isIncomplete)
  const parts = split(
    counted.map(({ size }) => size),
    width,
    4,
    6,
  )
  return (
    <div>
      {caption && <p className={styles.caption}>{caption}</p>}
      <svg aria-hidden="true" className={styles.track} preserveAspectRatio="none" viewBox={`0 0 ${width} 10`}>
        {counted.map(({ label, tone }, index) => (
          <rect className={tones[tone]} key={label} width={parts[index]?.width} x={parts[index]?.start} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {named.map(({ label, tone }) => (
          <li className={classNames(tones.dot, tones[tone])} key={label}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Parts of a whole as widths of a drawing. */
interface Part {
  readonly start: number
  readonly width: number
}

/**
 * Lays sizes side by side, to scale, with a gap between neighbours.
 * @param sizes not negative
 * @param width of the drawing, in its units
 * @param least no part is drawn narrower; the others give way
 */
export function split(sizes: readonly number[], width: number, gap: number, least: number): Part[] {
  const room = width - gap * Math.max(0, sizes.length - 1)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const raised = sizes.map((size) => Math.max(least, all > 0 ? (size / all) * room : least))
  const scale = room / raised.reduce((sum, size) => sum + size, 0)
  let start = 0
  return raised.map((size) => {
    const part = { start: Math.round(start), width: Math.round(size * scale) }
    start += size * scale + gap
    return part
  })
}
