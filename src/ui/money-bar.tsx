import styles from './money-bar.module.css'
import tones from './party-tone.module.css'
import type { SplitTone } from './split-bar.tsx'

interface Props {
  readonly parts: readonly { readonly size: number; readonly tone: SplitTone }[]
  /** The size that fills the width, the same for all bars that are compared. */
  readonly whole: number
}

const width = 400

/** How large a sum is beside others and who receives it. The words beside it say both. */
export function MoneyBar({ parts, whole }: Props) {
  let before = 0
  return (
    <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox={`0 0 ${width} 10`}>
      {parts
        .filter(({ size }) => size > 0)
        .map(({ size, tone }) => {
          const start = before
          before += Math.max(2, Math.round((size / whole) * width))
          return <rect className={tones[tone]} key={tone} width={before - start} x={start} />
        })}
    </svg>
  )
}
