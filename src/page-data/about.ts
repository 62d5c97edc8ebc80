/** The page about the company: its text, how it checks the law, what it does beside what it does not. */
import type { ReactNode } from 'react'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { regulation } from '../collections/regulations.ts'
import { currentView, type View } from '../collections/view.ts'
import { citationInText } from '../components/prose/cited-regulation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { parseCitation } from '../lib/citation.ts'
import { organization } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import { companyPage } from './company.ts'
import type { Page, PropsOf } from './page.ts'

export function aboutPage(language: Language, view: View = currentView()) {
  const { head, props } = companyPage('about-us', language, [organization(site)])
  return {
    head,
    props: { ...props, method: methodOf(props.t, view), limits: limitsOf(props.t, view) },
  } satisfies Page<object>
}

export type AboutProps = PropsOf<typeof aboutPage>

/** The steps with what they made of the example; undefined where the content has neither figures nor the article. */
function methodOf(t: Translate, view: View) {
  const facts = view.content.figures?.method
  const cited = facts && parseCitation(facts.example)
  const law = cited && regulation(cited.regulation, t.language, view)
  const article = law?.articles.find((line) => line.article === cited?.article)
  if (!facts || !law || !article) return undefined
  const { title, source, paraphrase, check, seen, recalled, date, recheck, again } = facts
  const host = new URL(law.official_url).host
  return {
    title: title[t.language],
    steps: [
      {
        name: source[t.language],
        icon: 'document',
        link: { label: `${law.label}, ${host}`, href: law.official_url, isExternal: true },
      },
      {
        name: paraphrase[t.language],
        icon: 'chat',
        link: { label: `${article.label} ${law.label}`, href: t.href(`${law.path}#${article.anchor}`) },
        text: article.text,
      },
      {
        name: check[t.language],
        icon: 'search',
        text: (article.certainty === 'seen' ? seen : recalled)[t.language],
      },
      {
        name: date[t.language],
        icon: 'check',
        day: { label: t.day(article.checked_on), value: article.checked_on },
      },
      {
        name: recheck[t.language],
        icon: 'rotateRight',
        text: again[t.language].replace('{{day}}', t.day(article.recheckBy)),
      },
    ],
  } as const
}

interface Limits {
  readonly titles: readonly [does: string, doesNot: string]
  readonly rows: readonly (readonly [does: ReactNode, doesNot: ReactNode])[]
}

function limitsOf(t: Translate, view: View): Limits | undefined {
  const facts = view.content.figures?.limits
  if (!facts) return undefined
  const components = { ...proseComponents(t), Citation: citationInText(t) }
  const draw = (text: string) =>
    renderMarkdown(text, { language: t.language, components, glossary: false, view }).content
  return {
    titles: [facts.do_title[t.language], facts.not_title[t.language]],
    rows: facts.rows.map((row) => [draw(row.do[t.language]), draw(row.not[t.language])]),
  }
}
