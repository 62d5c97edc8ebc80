import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isMarked } from './citation-state.tsx'

interface Props {
  readonly citations: readonly Pick<ResolvedCitation, 'state' | 'state_unconfirmed'>[]
  readonly className?: string | undefined
  readonly t: Translate
}

/** What the quiet mark of a citation means, once on a page where one stands. */
export function MarkMeaning({ citations, className, t }: Props) {
  return citations.some(isMarked) ? <p className={className}>{t('prose.markMeaning')}</p> : null
}
