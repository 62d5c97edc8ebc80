import { classNames } from '../lib/class-names.ts'
import styles from './gantt.module.css'
import tones from './party-tone.module.css'
import type { SplitTone } from './split-bar.tsx'

export interface GanttStep {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  /** Whose days these are, in words. */
  readonly owner: string
  readonly tone: SplitTone
  /** For example "1–3 days". */
  readonly days: string
  /** When it is done, for example "2–8 Dec". */
  readonly done?: string | undefined
  /** Who may speak while it lasts: its bar is drawn hollow. */
  readonly open?: string | undefined
  readonly minDays: number
  readonly maxDays: number
}

const width = 200
/** A step that may take no day at all is still seen. */
const least = 2

/**
 * Steps one after another on one line of days, each with a bar in the colour of the one who has it: full for its shortest
 * time, pale up to its longest. All that the bars show stands in words beside them.
 */
export function Gantt({ steps }: { steps: readonly GanttStep[] }) {
  const all = steps.reduce((sum, { maxDays }) => sum + maxDays, 0)
  const scale = all > 0 ? width / all : 0
  const owners = [...new Map(steps.map(({ tone, owner }) => [tone, owner]))]
  let before = 0
  return (
    <div>
      <ol>
        {steps.map(({ id, label, note, owner, tone, days, done, open, minDays, maxDays }) => {
          const start = Math.round(Math.min(before * scale, width - least))
          before += maxDays
          return (
            <li className={classNames(styles.step, tones[tone])} key={id}>
              <b>
                {label}
                <span className="visually-hidden">{` (${owner})`}</span>
              </b>
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${width} 10`}>
                {minDays < maxDays && (
                  <rect opacity=".4" width={Math.max(least, Math.round(maxDays * scale))} x={start} />
                )}
                {minDays > 0 && <rect width={Math.max(least, Math.round(minDays * scale))} x={start} />}
                {open && <path d={`M${start} 5h${Math.max(least, Math.round(maxDays * scale))}`} />}
              </svg>
              <span>{days}</span>
              {done && <i>{done}</i>}
              {(open ?? note) && (
                <small>
                  {open && <strong>{`${open}. `}</strong>}
                  {note}
                </small>
              )}
            </li>
          )
        })}
      </ol>
      <ul className={styles.legend}>
        {owners.map(([tone, owner]) => (
          <li className={tones[tone]} key={tone}>
            {owner}
          </li>
        ))}
      </ul>
    </div>
  )
}
