/** The chooser of a legal entity. */
import { services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Outcome } from '../lib/entity-choice.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { type EntityComparison, entityComparison } from './entity-comparison.ts'
import { type OutcomeBody, outcomeBodies } from './outcome-bodies.ts'
import { outcomeNames } from './outcome-names.ts'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { type ChooserBasis, chooserBasis } from './question-basis.ts'
import { servicesTrail } from './trails.ts'

export interface ChooserProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  /** Neutral, of the page itself. */
  readonly path: string
  readonly names: Readonly<Record<Outcome, string>>
  readonly entities: EntityComparison
  /** Texts of the outcomes that no service founds. */
  readonly bodies: Readonly<Partial<Record<Outcome, OutcomeBody>>>
  readonly basis: ChooserBasis
}

export function chooserPage(language: Language): Page<ChooserProps> {
  const t = translator(language)
  const path = '/pilih-badan-usaha'
  const trail = servicesTrail(t)
  const entities = entityComparison(services(language), t)
  return {
    head: pageHead({ title: t('chooser.title'), description: t('chooser.lead'), path, language, trail }),
    props: {
      t,
      trail,
      path,
      names: outcomeNames(entities, language),
      entities,
      bodies: outcomeBodies(t),
      basis: chooserBasis(language),
    },
  }
}
