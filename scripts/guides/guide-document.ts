/** Everything that the template sets of one guide. */
import { proseFile } from '../../src/collections/entry-places.ts'
import { type Guide, guidePdfPath } from '../../src/collections/guides.ts'
import { resolveCitation } from '../../src/collections/markdown/notations.ts'
import { parseMarkdown } from '../../src/collections/markdown/parse.ts'
import type { RegulationState } from '../../src/collections/regulation-state.ts'
import { displayName } from '../../src/collections/source-file.ts'
import type { View } from '../../src/collections/view.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { TextKey, Translate } from '../../src/i18n/translate.ts'
import type { Site } from '../../src/site/schema.ts'
import { type GuideNode, guideNodes, textOfNodes } from './guide-nodes.ts'

type WordKey =
  | 'reviewed'
  | 'due'
  | 'contents'
  | 'sources'
  | 'disclaimer'
  | 'page'
  | 'online'
  | 'watch'
  | 'inShort'
  | 'sure'
  | 'unsure'

type StampTone = 'positive' | 'caution' | 'negative' | 'neutral'

export interface GuideDocument {
  /** For messages about it: `content/guides/panduan-merek/id.md`. */
  readonly file: string
  /** The neutral path at which it is published. */
  readonly path: string
  readonly language: Language
  readonly title: string
  readonly summary: string
  readonly author: string
  /** Year, month, day: the document's own date. */
  readonly date: readonly [number, number, number]
  readonly address: string
  /** What is about to change in the law, while that is so. */
  readonly watch: string | undefined
  readonly inShort: readonly string[]
  readonly status: { readonly sure: string; readonly unsure: string }
  readonly body: readonly GuideNode[]
  readonly sources: readonly {
    readonly label: string
    readonly title: string
    readonly state: string
    /** The ink of the state's stamp. */
    readonly tone: StampTone
    readonly address: string
  }[]
  readonly words: Readonly<Record<WordKey, string>>
}

const stamps = {
  in_force: { text: 'regulation.state.inForce', tone: 'positive' },
  amended: { text: 'regulation.state.amended', tone: 'caution' },
  partly_revoked: { text: 'regulation.state.partlyRevoked', tone: 'caution' },
  revoked: { text: 'regulation.state.revoked', tone: 'negative' },
  not_yet_in_force: { text: 'regulation.state.notYetInForce', tone: 'neutral' },
  unconfirmed: { text: 'prose.stateUnconfirmed', tone: 'neutral' },
} as const satisfies Record<RegulationState | 'unconfirmed', { text: TextKey; tone: StampTone }>

export function guideDocument(guide: Guide, t: Translate, site: Site, view?: View): GuideDocument {
  const { id, path, title, summary, reviewed_on, review_due, watch, in_short, status } = guide
  const { origin, name } = site
  const [year = 0, month = 0, dayOfMonth = 0] = reviewed_on.split('-').map(Number)
  return {
    file: displayName(proseFile('guides', id, t.language)),
    path: t.href(guidePdfPath(id)),
    language: t.language,
    title,
    summary,
    author: name,
    date: [year, month, dayOfMonth],
    address: origin + t.href(path),
    watch:
      watch &&
      `${watch.text} ${t('article.watchChecked', { day: t.day(watch.checkedOn), due: t.day(watch.recheckBy) })}`,
    inShort: in_short,
    status,
    body: guideNodes(parseMarkdown(guide.body()), { language: t.language, origin, path, ...(view && { view }) }),
    sources: guide.sources.flatMap((written) => {
      const source = resolveCitation(written, t.language, view)
      if (!source) return []
      const { text, tone } = stamps[source.state_unconfirmed ? 'unconfirmed' : source.state]
      return { label: source.label, title: source.title, state: t(text), tone, address: origin + source.href }
    }),
    words: {
      reviewed: t('guide.pdf.reviewed', { day: t.day(reviewed_on) }),
      due: `${t('article.recheck')} ${t.day(review_due)}`,
      contents: t('guide.contents'),
      sources: t('guide.sources'),
      disclaimer: t('footer.disclaimer', { company: name }),
      page: t('guide.pdf.page'),
      online: t('guide.pdf.online'),
      watch: t('article.watch'),
      inShort: t('article.inShort'),
      sure: t('article.sure'),
      unsure: t('article.unsure'),
    },
  }
}

/** Every character that the document puts on paper. */
export function textOfDocument(document: GuideDocument): string {
  const { title, summary, author, address, watch = '', inShort, status, body, sources, words } = document
  const ofSources = sources.flatMap((source) => [source.label, source.title, source.state])
  return [
    title,
    summary,
    author,
    address,
    watch,
    ...inShort,
    status.sure,
    status.unsure,
    textOfNodes(body),
    ...ofSources,
    ...Object.values(words),
  ].join('')
}
