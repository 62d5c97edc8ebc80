import { classNames } from '../lib/class-names.ts'
import type { SplitTone } from './split-bar.tsx'
import styles from './timeline.module.css'

export interface TimelineStep {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  /** Whose days these are, in words. */
  readonly owner: string
  readonly tone: SplitTone
  /** For example "1–3 working days". */
  readonly days: string
  readonly minDays: number
  readonly maxDays: number
}

const width = 1000
/** A step that may take no day at all is still seen. */
const least = 6

/**
 * Steps one after another, each with a bar to scale: full for its shortest time, pale up to its longest. All that
 * the bars show stands in words beside them.
 */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const all = steps.reduce((sum, { maxDays }) => sum + maxDays, 0)
  const scale = all > 0 ? width / all : 0
  let before = 0
  return (
    <ol>
      {steps.map(({ id, label, note, owner, tone, days, minDays, maxDays }) => {
        const start = Math.min(before * scale, width - least)
        before += maxDays
        return (
          <li className={classNames(styles.step, styles[tone])} key={id}>
            <div>
              <p className={styles.owner}>{owner}</p>
              <p className={styles.label}>{label}</p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <div>
              <p className={styles.days}>{days}</p>
              <svg aria-hidden="true" className={styles.track} preserveAspectRatio="none" viewBox={`0 0 ${width} 10`}>
                {minDays < maxDays && (
                  <rect opacity=".45" width={Math.max(least, Math.round(maxDays * scale))} x={Math.round(start)} />
                )}
                {minDays > 0 && <rect width={Math.max(least, Math.round(minDays * scale))} x={Math.round(start)} />}
              </svg>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
