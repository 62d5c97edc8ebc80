/** What the tool that answers on Home loads with the first touch. */
import { perLanguage } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { type HashedJson, hashedJson } from '../lib/hashed-json.ts'
import { companyNamePage } from './tools/company-name.ts'

/** The words by which names are compared, and what a verdict is called: `QuickNameFacts` of the island. */
export const quickNameFile = perLanguage((language): HashedJson => {
  const t = translator(language)
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
    checks: Object.fromEntries(Object.entries(checks).map(([check, { label }]) => [check, label])),
  }
  return hashedJson(`nama-${language}`, facts)
})
