/** The page of the finder of KBLI codes. */
import { kbliCategoryPages } from '../../collections/kbli-pages.ts'
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRules } from '../../collections/tool-rules.ts'
import { toolTranslator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { kbliFiles } from './kbli-files.ts'
import { pathOfTool, toolPage } from './tool-page.ts'

export function kbliPage(language: Language) {
  const facts = toolFacts('kbli')
  const rules = Object.values(shownRules(facts.rules, language))
  const categories = kbliCategoryPages(language).map(({ path, letter, name, summary }) => ({
    letter,
    label: `${letter}: ${name}`,
    summary,
    href: toolTranslator(language).href(path),
  }))
  const { head, props } = toolPage(language, 'kbli', {
    rules,
    days: reviewDays(facts),
    results: ['56304, 56303', '47192', '47111', '14111', '10710'],
    official: facts.portal,
    next: ['/layanan/nib-perizinan', '/blog/kbli-toko-online', '/layanan/konsultasi-online'],
    island: {
      path: pathOfTool('kbli'),
      categories: categories.map(({ letter, label, href }) => ({ id: letter, label, href })),
      version: kbliFiles().version,
      rules,
    },
  })
  return { head, props: { ...props, categories } }
}
