import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import { stateTextKeys, stateTones } from '../../i18n/regulation-status.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Small } from '../../ui/small.tsx'
import { Stamp } from '../../ui/stamp.tsx'

type Props = Pick<ResolvedCitation, 'state' | 'state_unconfirmed'> & { readonly t: Translate }

/** The stamp of a cited regulation. A state that could not be confirmed is not stamped as if it were. */
export function CitationState({ state, state_unconfirmed, t }: Props) {
  if (state_unconfirmed) return <Stamp tone="neutral">{t('prose.stateUnconfirmed')}</Stamp>
  return <Stamp tone={stateTones[state]}>{t(stateTextKeys[state])}</Stamp>
}

/** Whether a citation carries the quiet mark: the regulation holds, but was changed, or its state could not be confirmed. */
export function isMarked({ state, state_unconfirmed }: Pick<Props, 'state' | 'state_unconfirmed'>): boolean {
  return state_unconfirmed || state === 'amended' || state === 'partly_revoked'
}

/** What the quiet mark of a citation says, with a space behind it; nothing where it carries none. */
export function stateSentence({ state, state_unconfirmed, t }: Props): string {
  if (!isMarked({ state, state_unconfirmed })) return ''
  if (state_unconfirmed) return `${t('prose.marked.unconfirmed')} `
  return `${t(state === 'amended' ? 'prose.marked.amended' : 'prose.marked.partlyRevoked')} `
}

/** Whether there is nothing to warn of: the regulation is in force, unchanged, and that was confirmed. */
export function isSimplyInForce({ state, state_unconfirmed }: Pick<Props, 'state' | 'state_unconfirmed'>): boolean {
  return state === 'in_force' && !state_unconfirmed
}

interface MeaningProps {
  readonly citations: readonly Pick<ResolvedCitation, 'state' | 'state_unconfirmed'>[]
  /** The space above it, where it is set small. */
  readonly above?: 2 | 4
  readonly className?: string | undefined
  readonly t: Translate
}

/** What the quiet mark of a citation means, once on a page where one stands. */
export function MarkMeaning({ citations, above, className, t }: MeaningProps) {
  if (!citations.some(isMarked)) return null
  const meaning = t('prose.markMeaning')
  return above ? <Small above={above}>{meaning}</Small> : <p className={className}>{meaning}</p>
}
