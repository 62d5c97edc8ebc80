import type { Span } from '../../../engines/quote.ts'
import type { Party } from '../../../lib/fees.ts'
import tones from '../../../ui/party-tone.module.css'
import styles from './quote.module.css'

/** `rest`: money that no party is known to receive. */
type BarTone = Party | 'rest'

/** The class of a tone, for what draws with `--tone`. */
export const toneClass = (tone: BarTone) => (tone === 'rest' ? styles.rest : tones[tone])

interface Bar {
  readonly label: string
  readonly parts: readonly { readonly tone: BarTone; readonly span: Span }[]
}

const width = 400

/** Two sums to one scale, each by who receives it. The table beside them has the numbers. */
export function MoneyBars({ bars }: { readonly bars: readonly Bar[] }) {
  const sizes = bars.map(({ parts }) => parts.reduce((sum, { span }) => sum + middle(span), 0))
  const most = Math.max(1, ...sizes)
  return (
    <div className={styles.bars}>
      {bars.map(({ label, parts }) => {
        const widths = parts.map(({ span }) => (middle(span) / most) * width)
        return (
          <div key={label}>
            {label}
            <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${width} 10`}>
              {parts.map(({ tone }, place) => (
                <rect
                  className={toneClass(tone)}
                  height="10"
                  key={tone}
                  width={widths[place]}
                  x={widths.slice(0, place).reduce((sum, one) => sum + one, 0)}
                />
              ))}
            </svg>
          </div>
        )
      })}
    </div>
  )
}

/** A range is drawn by its middle; a discount takes nothing away from a bar. */
function middle({ minIdr, maxIdr }: Span): number {
  return Math.max(0, (minIdr + maxIdr) / 2)
}
