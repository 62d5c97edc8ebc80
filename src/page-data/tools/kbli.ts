/** The page of the finder of KBLI codes. */
import { kbliCategoryPages } from '../../collections/kbli-pages.ts'
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRules } from '../../collections/tool-rules.ts'
import type { Language } from '../../i18n/languages.ts'
import { kbliFiles } from './kbli-files.ts'
import { toolPage } from './tool-page.ts'

const kbliPath = '/alat/cari-kbli'

export function kbliPage(language: Language) {
  const facts = toolFacts('kbli')
  const { head, screen, island, tools, link } = toolPage(language, kbliPath, 'kbli')
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
      screen: {
        ...screen,
        rules,
        days,
        examples: [
          { given: tools('kbli.example.1'), result: '56304, 56303' },
          { given: tools('kbli.example.2'), result: '69101' },
          { given: tools('kbli.example.3'), result: '47111' },
          { given: tools('kbli.example.4'), result: '14111' },
          { given: tools('kbli.example.5'), result: '10710' },
          { given: tools('kbli.example.6'), result: tools('kbli.example.6.result') },
        ],
        limits: [tools('kbli.limit.1'), tools('kbli.limit.2'), tools('kbli.limit.3')],
        official: { label: tools('kbli.official'), href: facts.portal },
        next: [
          link(tools('kbli.next.1'), '/layanan/nib-perizinan'),
          link(tools('kbli.next.2'), '/blog/kbli-toko-online'),
          link(tools('kbli.next.3'), '/layanan/konsultasi-online'),
        ],
      },
      categories,
      island: {
        ...island,
        path: kbliPath,
        categories: categories.map(({ letter, label, href }) => ({ letter, label, href })),
        version: kbliFiles().version,
        rules,
        days,
      },
    },
  }
}
