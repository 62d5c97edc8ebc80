/** What the tools that answer on Home load with the first press. */
import { perLanguage } from '../collections/view.ts'
import { toolTranslator, translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { type HashedJson, hashedJson } from '../lib/hashed-files.ts'
import { firstSentence } from '../lib/text-measures.ts'
import { companyNamePage } from './tools/company-name.ts'
import { quotePage } from './tools/quote.ts'

const exampleName = 'Global Digital Solutions'

/** The words by which names are compared, and what a verdict is called: `QuickNameFacts` of the island. */
export const quickNameFile = perLanguage((language): HashedJson => {
  const [t, tools] = [translator(language), toolTranslator(language)]
  const { words, checks } = companyNamePage(language).props.island
  const facts = {
    words,
    verdicts: {
      conflicts: t('home.name.conflicts'),
      risk: t('home.name.risk'),
      look: t('home.name.look'),
      practice: t('home.name.practice'),
      nothing: t('home.name.nothing'),
    },
    errors: {
      empty: tools('name.error.empty'),
      tooLong: tools('name.error.tooLong'),
      tooMany: tools('name.error.tooMany'),
    },
    assumed: t('home.name.assumed'),
    rules: Object.fromEntries(Object.entries(checks).map(([check, { text }]) => [check, firstSentence(text)])),
  }
  return hashedJson(`nama-${language}`, facts)
})

/** A name that the check finds something in, with what it says: a worked case of the tool's own page. */
export function nameExample(language: Language): string | undefined {
  const example = companyNamePage(language).props.screen.examples.find(({ given }) => given.includes(exampleName))
  return example && translator(language)('home.name.example', example)
}

const offerTexts = [
  'quote.verdict.',
  'quote.above',
  'quote.below',
  'quote.within',
  'quote.outside',
  'quote.incomplete',
  'quote.noPrice',
  'quote.open',
  'quote.status',
]

const offerFacts = perLanguage((language) => quotePage(language).props.island)

/** The words by which offers are read, and our own figures: `QuickOfferFacts` of the island. */
export const quickOfferFile = perLanguage((language): HashedJson => {
  const { words, ruleFacts, cases, texts } = offerFacts(language)
  return hashedJson(`penawaran-${language}`, {
    words,
    rules: ruleFacts,
    cases,
    texts: Object.fromEntries(
      Object.entries(texts).filter(([key]) => offerTexts.some((beginning) => key.startsWith(beginning))),
    ),
  })
})

/** The services for which Home checks an offer, as its form names them. */
export const offerCases = (language: Language) =>
  offerFacts(language).cases.map(({ id, label }) => ({ value: id, label }))
