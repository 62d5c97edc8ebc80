import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Small } from '../../ui/small.tsx'
import { isMarked } from './citation-state.tsx'

interface Props {
  readonly citations: readonly Pick<ResolvedCitation, 'state' | 'state_unconfirmed'>[]
  /** The space above it, where it is set small. */
  readonly above?: 2 | 4
  readonly className?: string | undefined
  readonly t: Translate
}

/** What the quiet mark of a citation means, once on a page where one stands. */
export function MarkMeaning({ citations, above, className, t }: Props) {
  if (!citations.some(isMarked)) return null
  const meaning = t('prose.markMeaning')
  return above ? <Small above={above}>{meaning}</Small> : <p className={className}>{meaning}</p>
}
