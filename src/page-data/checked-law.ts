/** When an article was compared with its sources, and in which state those are. Pure. */
import type { Article } from '../collections/articles.ts'
import type { RegulationState } from '../collections/regulation-state.ts'
import { type Regulation, regulation } from '../collections/regulations.ts'
import { stateTextKeys } from '../i18n/regulation-status.ts'
import type { Translate } from '../i18n/translate.ts'
import { parseCitation } from '../lib/citation.ts'

type Cited = Pick<Regulation, 'state' | 'state_unconfirmed'>

/** The regulations on which an article rests, each once. */
export function regulationsOf({ sources }: Pick<Article, 'sources'>, t: Translate): readonly Regulation[] {
  const ids = new Set(sources.map((written) => parseCitation(written).regulation))
  return [...ids].flatMap((id) => regulation(id, t.language) ?? [])
}

/**
 * For example `7 peraturan berlaku (2 diubah), 1 dicabut`. A state belongs to a regulation and not to its articles, so
 * regulations are counted; one that was changed is in force.
 */
export function statesText(regulations: readonly Cited[], t: Translate): string {
  const holds = ({ state, state_unconfirmed }: Cited) =>
    !state_unconfirmed && (state === 'in_force' || state === 'amended')
  const others = Map.groupBy(
    regulations.filter((one) => !holds(one)),
    (one): RegulationState | 'unconfirmed' => (one.state_unconfirmed ? 'unconfirmed' : one.state),
  )
  const counted = (state: RegulationState | 'unconfirmed', count: number) => {
    const name = t(state === 'unconfirmed' ? 'prose.stateUnconfirmed' : stateTextKeys[state])
    return `${count} ${name.toLocaleLowerCase(t.locale)}`
  }
  const inForce = regulations.filter(holds)
  const amended = inForce.filter(({ state }) => state === 'amended').length
  const ofThem = amended > 0 ? ` (${counted('amended', amended)})` : ''
  return [
    ...(inForce.length > 0 ? [t.count('blog.inForce', inForce.length) + ofThem] : []),
    ...[...others].map(([state, { length }]) => counted(state, length)),
  ].join(', ')
}
