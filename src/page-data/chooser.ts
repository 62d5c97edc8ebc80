/** The chooser of a legal entity. */
import { resolveCitation } from '../collections/markdown/notations.ts'
import { service } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { citationsIn } from '../lib/citation.ts'
import { isServiceOutcome, outcomes } from '../lib/entity-choice.ts'
import { outcomeFigures } from './figures.tsx'
import { outcomeBodies } from './outcome-bodies.ts'
import { outcomeFacts } from './outcome-facts.ts'
import { type Page, type PropsOf, pageHead, servicesTrail } from './page.ts'
import { chooserBasis } from './question-basis.ts'

export function chooserPage(language: Language) {
  const t = translator(language)
  const path = '/pilih-badan-usaha'
  const trail = servicesTrail(t)
  return {
    head: pageHead({ title: t('chooser.title'), description: t('chooser.lead'), path, language, trail }),
    props: {
      t,
      trail,
      /** Neutral, of the page itself. */
      path,
      facts: outcomeFacts(t),
      outcomes: drawnOutcomes(t),
      basis: chooserBasis(language),
    },
  } satisfies Page<object>
}

/** Every outcome, with its text or with the service that founds it, and with the articles behind it. */
function drawnOutcomes(t: Translate) {
  const bodies = outcomeBodies(t)
  return outcomes.map((outcome) => {
    const body = bodies[outcome]
    const figures = outcomeFigures(outcome, t)
    if (body || !isServiceOutcome(outcome))
      return { outcome, figures, content: body?.content, nearest: body?.service, basis: body?.citations ?? [] }
    const founding = service(outcome, t.language)
    const { brief: _brief, ...traits } = founding?.entity ?? {}
    const written = [...new Set(citationsIn(Object.values(traits).join(' ')))]
    return {
      outcome,
      figures,
      founding,
      nearest: founding,
      basis: written.flatMap((each) => resolveCitation(each, t.language) ?? []),
    }
  })
}

export type ChooserProps = PropsOf<typeof chooserPage>
