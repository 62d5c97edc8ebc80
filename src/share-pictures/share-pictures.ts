/** What the pictures say that other sites show beside a link to a page: one for every page in every language. */
import type { Service } from '../collections/services.ts'
import { type SitePage, sitePages } from '../collections/site-pages.ts'
import { perLanguage } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { amountText, partyTextKeys, sampleText } from '../i18n/fee-text.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { checkedSince, type Party, paidLines, parties, total, totalsByParty } from '../lib/fees.ts'

export interface Bill {
  /** The case of the service that it is for, where there are several. */
  readonly variant: string | undefined
  readonly lines: readonly { readonly label: string; readonly amount: string }[]
  readonly total: { readonly label: string; readonly amount: string }
  readonly note: string
}

export interface SharePicture {
  /** The neutral path of the page. */
  readonly page: string
  /** Where the picture is published, the same on every host. */
  readonly path: string
  /** What kind of page it is. */
  readonly kind: string
  readonly title: string
  readonly detail: string
  /** What it says, for who does not see it. */
  readonly alt: string
  /** Seed of the drawing: the same for the same entry in every language. */
  readonly art: string
  /** An article's own figure, set large on the drawing. */
  readonly figure?: string
  /** Takes the place of the drawing. */
  readonly bill?: Bill
}

/**
 * The pictures of a language. They name no state of a law: other sites keep pictures for months, and a law may be revoked
 * by then. Prices carry the day from which they are valid.
 */
export const sharePictures = perLanguage((language, view): readonly SharePicture[] => {
  const t = translator(language)
  const picture = (page: string, facts: Omit<SharePicture, 'page' | 'path' | 'alt' | 'art'>): SharePicture => ({
    page,
    path: `/share/${language}${page === '/' ? '/home' : page}.png`,
    alt: [facts.kind, facts.title, facts.bill && `${facts.bill.total.label} ${facts.bill.total.amount}`]
      .filter(Boolean)
      .join(': '),
    art: page.slice(page.lastIndexOf('/') + 1),
    ...facts,
  })
  return sitePages(language, view).flatMap((page) => {
    const said = saidOf(page, t)
    return said ? picture(page.path, said) : []
  })
})

/** Nothing for lists, which have the picture of what they belong to, and for other addresses of a page. */
function saidOf(page: SitePage, t: Translate): Omit<SharePicture, 'page' | 'path' | 'alt' | 'art'> | undefined {
  const { title, summary } = page
  switch (page.kind) {
    case 'home':
      return { kind: '', title: `${t('home.title')} ${t('home.titleMarked')}`, detail: title }
    case 'search':
      return { kind: t('search.title'), title, detail: '' }
    case 'service':
      return { kind: t('search.kind.service'), title, detail: '', bill: billOf(page.entry, t) }
    case 'article': {
      const { category, readingMinutes, figure } = page.entry
      return { kind: category.label, title, detail: t.count('blog.minutes', readingMinutes), figure }
    }
    case 'guide':
      return { kind: t('search.kind.guide'), title, detail: summary }
    case 'document':
      return { kind: t('search.kind.document'), title, detail: page.entry.source }
    case 'regulation':
      return { kind: t('search.kind.regulation'), title, detail: summary }
    case 'overview':
    case 'tool':
    case 'company':
    case 'kbli':
      return { kind: '', title, detail: '' }
    default:
      return undefined
  }
}

const byPage = perLanguage(
  (language, view) => new Map(sharePictures(language, view).map((picture) => [picture.page, picture])),
)

/** The picture of a page; a list of articles has that of the blog, one of regulations that of the library, a page without any that of Home. */
export function sharePictureOf(page: string, language: Language): SharePicture | undefined {
  const known = byPage(language)
  return known.get(page) ?? known.get(`/${page.split('/')[1]}`) ?? known.get('/')
}

/** The first case of a service. Doubt stands beside the recipient: there is room for few words below the total. */
function billOf({ fees }: Service, t: Translate): Bill {
  const [variant] = fees.variants
  const paid = paidLines(fees.lines, variant?.id)
  const byParty = totalsByParty(fees.lines, variant?.id)
  const label = (party: Party) => {
    const checkedOn = checkedSince(paid.filter((line) => line.party === party && line.isUnconfirmed))
    if (!checkedOn) return t(partyTextKeys[party])
    return t('price.unconfirmedParty', { party: t(partyTextKeys[party]), day: t.day(checkedOn, 'short') })
  }
  const unknown = paid.filter(({ isIncomplete }) => isIncomplete)
  const notes = [
    ...(unknown.length > 0 ? [t('price.notIncluded', { names: unknown.map((line) => line.label).join(', ') })] : []),
    `${t('price.validFrom', { day: t.day(fees.validFrom) })}.`,
    sampleText(fees, variant?.id, t),
  ]
  return {
    variant: variant?.label,
    lines: parties.map((party) => ({ label: label(party), amount: amountText(byParty[party], t) })),
    total: { label: t('price.total'), amount: amountText(total(fees.lines, variant?.id), t) },
    note: notes.filter((note) => note !== undefined).join(' '),
  }
}
