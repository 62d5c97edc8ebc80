/** Data for islands, as files whose names carry a hash of their content, so that browsers keep them. */
import { termWords } from '../collections/markdown/explanations.ts'
import type { Service } from '../collections/services.ts'
import { perLanguage } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { contentHash } from '../lib/content-hash.ts'
import type { PricedService } from '../lib/fees.ts'
import type { TermCards } from '../lib/term-cards.ts'

export interface KeptJson {
  /** For example `istilah-id.0a1b2c3d4e`, without the ending. */
  readonly name: string
  readonly address: string
  readonly json: string
}

/** What the cards of glossary terms say. */
export const termCardsFile = perLanguage((language, view): KeptJson => {
  const t = translator(language)
  const cards: TermCards = {
    close: t('termCard.close'),
    toGlossary: t('termCard.toGlossary'),
    terms: termWords(language, view),
  }
  return keptJson(`istilah-${language}`, cards)
})

/** What the calculator of a service computes with. */
export function pricesFile({ id, title, path, fees }: Service, language: Language): KeptJson {
  const priced: PricedService = { title, path, fees }
  return keptJson(`biaya-${id}-${language}`, priced)
}

function keptJson(stem: string, value: unknown): KeptJson {
  const json = JSON.stringify(value)
  const name = `${stem}.${contentHash(json)}`
  return { name, address: `/assets/facts/${name}.json`, json }
}
