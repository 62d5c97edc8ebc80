import { classNames } from '../../lib/class-names.ts'
import { BasisList } from '../../ui/basis-list.tsx'
import tones from '../../ui/party-tone.module.css'
import type { SplitTone } from '../../ui/split-bar.tsx'
import { split } from '../../ui/split-bar.tsx'
import { DrawnFigure } from './drawn-figure.tsx'
import styles from './road-figure.module.css'

interface RoadStation {
  readonly id: string
  readonly label: string
  /** Whose days these are, in words, and how many. */
  readonly owner: string
  readonly tone: SplitTone
  readonly days: string
  readonly maxDays: number
  /** Who may speak while it lasts. */
  readonly open?: string | undefined
  readonly note?: string | undefined
  readonly basis: readonly { readonly label: string; readonly href: string }[]
}

interface Props {
  readonly title: string
  readonly stations: readonly RoadStation[]
}

const width = 400

/**
 * A procedure as a road: above it drawn to scale by its longest days, below it station by station in the colour of the
 * one who has it. Where others may speak the road is open.
 */
export function RoadFigure({ title, stations }: Props) {
  const parts = split(
    stations.map(({ maxDays }) => maxDays),
    width,
    3,
    4,
  )
  return (
    <DrawnFigure title={title}>
      <svg aria-hidden="true" className={styles.scale} preserveAspectRatio="none" viewBox={`0 0 ${width} 12`}>
        {stations.map(({ id, tone, open }, place) => (
          <g className={tones[tone]} key={id}>
            <rect height="12" width={parts[place]?.width} x={parts[place]?.start} />
            {open && (
              <rect className={styles.gap} height="4" width={parts[place]?.width} x={parts[place]?.start} y="4" />
            )}
          </g>
        ))}
      </svg>
      <ol className={styles.road}>
        {stations.map(({ id, label, owner, tone, days, open, note, basis }) => (
          <li className={classNames(styles.station, tones[tone], open && styles.open)} key={id}>
            <b>{label}</b>
            <span className={styles.days}>{days}</span>
            <p>
              {owner}
              {open && (
                <>
                  . <strong>{open}</strong>
                </>
              )}
              {note && `. ${note}`}
              {basis.length > 0 && (
                <>
                  {' ('}
                  <BasisList basis={basis} />)
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </DrawnFigure>
  )
}
