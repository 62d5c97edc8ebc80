/** What the files of islands hold that belong to one page, or to all texts of a language. */
import { termWords } from '../collections/glossary.ts'
import { resolveCitation } from '../collections/markdown/notations.ts'
import type { Service } from '../collections/services.ts'
import { currentView, perLanguage, type View } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { stateTextKeys } from '../i18n/regulation-status.ts'
import type { PricedService } from '../lib/fees.ts'
import { type HashedJson, hashedJson } from '../lib/hashed-files.ts'
import type { TermCards } from '../lib/island-data.ts'
import { serviceTimeline } from './service.ts'

/** What the cards of glossary terms say. */
export const termCardsFile = perLanguage((language, view): HashedJson => {
  const t = translator(language)
  const cards: TermCards = {
    close: t('termCard.close'),
    toGlossary: t('termCard.toGlossary'),
    terms: termWords(language, view),
  }
  return hashedJson(`istilah-${language}`, cards)
})

/** What the calculator of a service computes with. */
export function pricesFile(
  { id, title, path, fees }: Service,
  language: Language,
  view: View = currentView(),
): HashedJson {
  const t = translator(language)
  const bases = fees.lines.flatMap(({ regulation }) => {
    const cited = regulation === undefined ? undefined : resolveCitation(regulation, language, view)
    if (!cited) return []
    const { written, href, state } = cited
    const isWarned = state === 'revoked' || state === 'not_yet_in_force'
    return [[written, isWarned ? { href, warning: t(stateTextKeys[state]) } : { href }] as const]
  })
  const priced: PricedService = { title, path, fees, builtOn: view.day, bases: Object.fromEntries(bases) }
  return hashedJson(`biaya-${id}-${language}`, priced)
}

/** What the timeline of a service counts with. */
export function timelineFile(service: Service, language: Language): HashedJson {
  return hashedJson(`waktu-${service.id}-${language}`, serviceTimeline(service, translator(language)))
}
