import type { Service } from '../../collections/services.ts'
import styles from './entity-glyph.module.css'

export type EntitySigns = NonNullable<Service['entity_signs']>

/** What a glyph can show of a form. */
export const signedTraits = ['founders', 'liability', 'capital', 'foreigners'] as const
export type SignedTrait = (typeof signedTraits)[number]

const person = 'M8 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM1.5 18c0-4 2.5-7 6.5-7s6.5 3 6.5 7'
const shield = 'M12 2l8 3v5c0 5-3.3 8-8 9.5-4.7-1.5-8-4.5-8-9.5V5z'
const halfShield = 'M12 2L4 5v5c0 5 3.3 8 8 9.5z'
const passport = 'M5 2h14v17H5zM12 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM9 15.5h6'
const coin = 'M12 3.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z'

/** What decides between the forms, drawn: so many people, a whole or half shield, a coin, a passport. The words stand beside it. */
export function EntityGlyph({ trait, signs }: { readonly trait: SignedTrait; readonly signs: EntitySigns }) {
  if (trait === 'founders')
    return (
      <svg aria-hidden="true" className={styles.glyph} height="20" viewBox={`0 0 ${16 * signs.people} 20`}>
        {Array.from({ length: signs.people }, (_, place) => (
          <path d={person} key={person + String(place)} transform={`translate(${16 * place})`} />
        ))}
      </svg>
    )
  return (
    <svg aria-hidden="true" className={styles.glyph} height="20" viewBox="0 0 24 20" width="24">
      {trait === 'liability' && (
        <>
          <path d={shield} />
          <path className={styles.full} d={signs.liability === 'separate' ? shield : halfShield} />
        </>
      )}
      {trait === 'capital' && (
        <>
          <path className={signs.capital === 'minimum' ? styles.full : undefined} d={coin} />
          {signs.capital === 'ceiling' && <path d="M3 1h18" />}
        </>
      )}
      {trait === 'foreigners' && (
        <>
          <path className={signs.foreigners === 'open' ? styles.full : undefined} d={passport} />
          {signs.foreigners === 'closed' && <path d="M3 19L21 1" />}
        </>
      )}
    </svg>
  )
}
