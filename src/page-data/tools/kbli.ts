/** The page of the finder of KBLI codes. */
import { kbliCategoryPages } from '../../collections/kbli-pages.ts'
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRules } from '../../collections/tool-rules.ts'
import type { Language } from '../../i18n/languages.ts'
import { kbliFiles } from './kbli-files.ts'
import { toolPage } from './tool-page.ts'

export function kbliPage(language: Language) {
  const facts = toolFacts('kbli')
  const { path, head, screen, island, tools } = toolPage(language, 'kbli', {
    results: ['56304, 56303', '47192', '47111', '14111', '10710'],
    official: facts.portal,
    next: ['/layanan/nib-perizinan', '/blog/kbli-toko-online', '/layanan/konsultasi-online'],
  })
  const rules = Object.values(shownRules(facts.rules, language))
  const days = reviewDays(facts)
  const categories = kbliCategoryPages(language).map(({ path, letter, name, summary }) => ({
    letter,
    label: `${letter}: ${name}`,
    summary,
    href: tools.href(path),
  }))
  return {
    head,
    props: {
      screen: { ...screen, rules, days },
      categories,
      island: {
        ...island,
        path,
        categories: categories.map(({ letter, label, href }) => ({ id: letter, label, href })),
        version: kbliFiles().version,
        rules,
        days,
      },
    },
  }
}
