import { BasisList } from '../../ui/basis-list.tsx'
import tones from '../../ui/party-tone.module.css'
import { DrawnFigure } from './drawn-figure.tsx'
import styles from './liability-figure.module.css'

interface LiabilityForm {
  readonly id: string
  readonly name: string
  readonly door: 'open' | 'closed'
  readonly text: string
  /** When a closed door is open after all. */
  readonly unless?: string | undefined
  readonly basis: readonly { readonly label: string; readonly href: string }[]
}

interface Props {
  readonly title: string
  readonly words: Readonly<Record<'creditor' | 'company' | 'private' | 'open' | 'closed' | 'unless', string>>
  readonly forms: readonly LiabilityForm[]
}

/**
 * Whose purse pays: for each form of business the creditor, the money of the business, and the private house behind it
 * with its door open or closed. The words beside each drawing say the same.
 */
export function LiabilityFigure({ title, words, forms }: Props) {
  return (
    <DrawnFigure title={title}>
      <ul>
        {forms.map(({ id, name, door, text, unless, basis }) => (
          <li className={styles.form} key={id}>
            <div className={styles.drawing}>
              <Drawing isOpen={door === 'open'} />
              <p aria-hidden="true" className={styles.places}>
                <span>{words.creditor}</span>
                <span>{words.company}</span>
                <span>{words.private}</span>
              </p>
            </div>
            <div>
              <b>{name}</b>
              <p>
                <em className={styles[door]}>{words[door]}.</em> {text}
                {unless && ` ${words.unless} ${unless}.`} (<BasisList basis={basis} />)
              </p>
            </div>
          </li>
        ))}
      </ul>
    </DrawnFigure>
  )
}

function Drawing({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 84">
      <g className={tones.third_party}>
        <circle cx="28" cy="26" r="10" />
        <path d="M10 72V58a18 18 0 0 1 36 0v14z" />
      </g>
      <g className={tones.ours}>
        <path className={styles.outline} d="M106 30h72v42h-72zM106 30l8-10h56l8 10" />
        <path className={styles.coins} d="M124 49h36M130 41h24" />
      </g>
      <g className={tones.client}>
        <path className={styles.outline} d="M206 36 250 10l44 26v36h-88z" />
        <path className={isOpen ? styles.outline : undefined} d="M236 40h28v32h-28z" />
        {isOpen && <path d="M264 40l15 8v32l-15-8z" />}
      </g>
      <path className={styles.way} d={isOpen ? 'M54 61H246m-8-6 8 6-8 6' : 'M54 61H98m-8-6 8 6-8 6'} />
    </svg>
  )
}
