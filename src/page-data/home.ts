/** Home. */
import { article } from '../collections/articles.ts'
import { legalChanges } from '../collections/legal-changes.ts'
import { changes } from '../collections/named-entries.ts'
import { regulation, regulations } from '../collections/regulations.ts'
import { type Service, services } from '../collections/services.ts'
import { toolPages } from '../collections/tool-pages.ts'
import { currentView } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import type { Page, PropsOf } from './page.ts'
import { serviceTimeline } from './service.ts'
import { siteQuestions } from './site-questions.ts'

/** What readers of another language come for, first of all a company with foreign owners. */
const featuredAbroad = ['pt-pma', 'pendirian-pt', 'pendaftaran-merek', 'tinjau-kontrak']

/** A regulation that is often still cited though it is revoked: the example of a state. */
const revokedExample = 'pp-5-2021'

/** What is asked most, each answered in its first sentence. */
const askedArticles = ['pt-atau-cv', 'modal-pt', 'modal-pma', 'daftar-merek']

const shownChanges = 4

export function homePage(language: Language) {
  const t = translator(language)
  const view = currentView()
  const all = services(language)
  const laws = regulations(language)
  const abroad = featuredAbroad.flatMap((id) => all.find((service) => service.id === id) ?? [])
  const featured = language === defaultLanguage || abroad.length === 0 ? all.filter((each) => each.featured) : abroad
  // The bill in view first, its parts, and who waits for whom: one service, so that the numbers are the same.
  const [example] = featured
  return {
    head: { title: t('home.headTitle'), description: t('home.lead'), path: '/', language, alternates: languages },
    props: {
      t,
      services: language === defaultLanguage ? all : all.toSorted((a, b) => rank(a, featured) - rank(b, featured)),
      featured,
      example: example && {
        service: example,
        steps: (serviceTimeline(example, t, view).cases[0]?.steps ?? []).map(({ note: _note, ...step }) => step),
      },
      revoked: regulation(revokedExample, language),
      legalChanges: legalChanges(laws, view.day).slice(0, shownChanges),
      articles: askedArticles.flatMap((id) => article(id, language) ?? []),
      tools: toolPages(language),
      questions: siteQuestions(t),
      counts: {
        regulations: laws.length,
        changes: changes(language).length,
        checkedOn:
          laws
            .map(({ checked_on }) => checked_on)
            .sort()
            .at(-1) ?? '',
      },
    },
  } satisfies Page<object>
}

/** Featured services first, in their order; all others as they are. */
function rank({ id }: Service, featured: readonly Service[]): number {
  const place = featured.findIndex((service) => service.id === id)
  return place < 0 ? featured.length : place
}

export type HomeProps = PropsOf<typeof homePage>
