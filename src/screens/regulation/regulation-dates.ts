/** The days of a regulation, those that fall together under one name. Pure. */
import type { Regulation } from '../../collections/regulations.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'

export interface NamedDay {
  /** For example `Ditetapkan, diundangkan, mulai berlaku`. */
  readonly name: string
  /** `YYYY-MM-DD`; null where it is not known. */
  readonly day: string | null
}

/** Enacted and promulgated where they are known, and always from when it is in force. */
export function regulationDates(
  { enacted, promulgated, in_force }: Pick<Regulation, 'enacted' | 'promulgated' | 'in_force'>,
  t: Translate,
): NamedDay[] {
  const all: readonly (readonly [TextKey, string | null])[] = [
    ['regulation.enacted', enacted],
    ['regulation.promulgated', promulgated],
    ['regulation.inForce', in_force],
  ]
  const shown = all.filter(([key, day]) => day !== null || key === 'regulation.inForce')
  return [...new Set(shown.map(([, day]) => day))].map((day) => {
    const [first = '', ...others] = shown.filter(([, other]) => other === day).map(([key]) => t(key))
    return { name: [first, ...others.map((other) => other.toLocaleLowerCase(t.locale))].join(', '), day }
  })
}
