import type { ShownRule } from '../lib/island-data.ts'
import { BasisList } from './basis-list.tsx'
import styles from './rule-list.module.css'

/** Rules of law, each with its articles and how certain it is. */
export function RuleList({ rules }: { readonly rules: readonly ShownRule[] }) {
  return (
    <ul className={styles.rules} data-below-blocks="">
      {rules.map(({ text, basis, certainty }) => (
        <li key={text}>
          {text}{' '}
          <small>
            <BasisList basis={basis} />
            {basis.length > 0 && ' · '}
            {certainty}
          </small>
        </li>
      ))}
    </ul>
  )
}
