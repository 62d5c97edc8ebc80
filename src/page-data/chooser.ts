/** The chooser of a legal entity. */
import { services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { entityComparison } from './entity-comparison.ts'
import { outcomeBodies } from './outcome-bodies.ts'
import { outcomeNames } from './outcome-names.ts'
import type { Page, PropsOf } from './page.ts'
import { pageHead } from './page-head.ts'
import { chooserBasis } from './question-basis.ts'
import { servicesTrail } from './trails.ts'

export function chooserPage(language: Language) {
  const t = translator(language)
  const path = '/pilih-badan-usaha'
  const trail = servicesTrail(t)
  const entities = entityComparison(services(language), t)
  return {
    head: pageHead({ title: t('chooser.title'), description: t('chooser.lead'), path, language, trail }),
    props: {
      t,
      trail,
      /** Neutral, of the page itself. */
      path,
      names: outcomeNames(entities, language),
      entities,
      /** Texts of the outcomes that no service founds. */
      bodies: outcomeBodies(t),
      basis: chooserBasis(language),
    },
  } satisfies Page<object>
}

export type ChooserProps = PropsOf<typeof chooserPage>
