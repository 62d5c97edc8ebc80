import styles from './day-split.module.css'

interface Share {
  /** For example "3–5 working days, ours". */
  readonly label: string
  /** Longest span in working days; gives the width. */
  readonly days: number
  readonly ours: boolean
}

const width = 400
const gap = 4

/** How the working days divide between us and others: a bar to scale, with the words below. */
export function DaySplit({ shares }: { shares: readonly Share[] }) {
  const counted = shares.filter((share) => share.days > 0)
  const all = counted.reduce((sum, share) => sum + share.days, 0)
  const scale = (width - gap * (counted.length - 1)) / all
  let start = 0
  return (
    <div>
      <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox={`0 0 ${width} 10`}>
        {counted.map((share) => {
          const x = start
          start += share.days * scale + gap
          return (
            <rect
              className={share.ours ? styles.ours : styles.theirs}
              height="10"
              key={share.label}
              width={Math.round(share.days * scale)}
              x={Math.round(x)}
            />
          )
        })}
      </svg>
      <ul className={styles.legend}>
        {counted.map((share) => (
          <li className={share.ours ? styles.legendOurs : styles.legendTheirs} key={share.label}>
            {share.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
