/** The feed of changes of the law and of tariffs: what changed, when, and where that can be read. */
import { legalChanges } from '../collections/legal-changes.ts'
import { type Regulation, regulations } from '../collections/regulations.ts'
import { type Service, services } from '../collections/services.ts'
import { currentView, type View } from '../collections/view.ts'
import { relationGroups } from '../components/prose/relation-groups.ts'
import { translator } from '../i18n/dictionaries.ts'
import { doubtText, formerText, unitPriceText } from '../i18n/fee-text.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { isAddressOfText } from '../lib/addresses.ts'
import { daysAfter } from '../lib/day.ts'
import type { FeeLine } from '../lib/fees.ts'
import { formatDay } from '../lib/format.ts'
import type { Feed } from '../seo/atom-feed.ts'
import { site } from '../site/site.ts'

/** One entry a regulation, which is updated on the day from which it applies, and one a service whose fees have changed. */
export function legalChangesFeed(language: Language, view: View = currentView()): Feed {
  const t = translator(language)
  const address = (path: string) => site.origin + t.href(path)
  return {
    title: t('feed.lawTitle', { company: site.name }),
    subtitle: t('feed.lawLead'),
    language,
    author: site.name,
    selfUrl: address('/infohukum/perubahan.xml'),
    pageUrl: address('/infohukum'),
    builtOn: view.day,
    entries: [
      ...legalChanges(regulations(language, view), view.day).map(({ regulation, announcedOn, changedOn }) => {
        const { label, subject, path, subjects, official_url } = regulation
        return {
          title: `${label}: ${subject}`,
          summary: summaryOf(regulation, t, t.locale),
          url: address(path),
          published: announcedOn,
          updated: changedOn,
          categories: subjects,
          source: isAddressOfText(official_url) ? official_url : undefined,
        }
      }),
      ...services(language, view).flatMap((service) => feeChange(service, view.day, t)),
    ].toSorted((a, b) => b.updated.localeCompare(a.updated)),
  }
}

/** Of a service whose fees have changed: an entry on the first day of its latest tariff. */
function feeChange({ title, path, fees }: Service, today: string, t: Translate): Feed['entries'] {
  const changed = fees.lines
    .flatMap((line) => (line.previousUntil ? [{ line, since: daysAfter(line.previousUntil, 1) }] : []))
    .filter(({ since }) => since <= today)
    .sort((a, b) => b.since.localeCompare(a.since))
  const [latest] = changed
  if (!latest) return []
  return [
    {
      title: t('feed.feesTitle', { service: title }),
      summary: changed.map(({ line }) => feeSummary(line, t)).join(' '),
      url: `${site.origin}${t.href(path)}#biaya`,
      published: latest.since,
      updated: latest.since,
      categories: [],
      source: latest.line.sourceUrl,
    },
  ]
}

/** The amount and the former one, on what basis, and how sure that is. */
function feeSummary(line: FeeLine, t: Translate): string {
  const basis = line.regulationLabel && `${line.regulationLabel}.`
  const amount = `${line.label}: ${unitPriceText(line, t)}.`
  return [amount, formerText(line, t), basis, doubtText(line, t)].filter(Boolean).join(' ')
}

/** From when it applies, what it does to older regulations, where its text is, and the day of our check. */
function summaryOf(regulation: Regulation, t: Translate, locale: string): string {
  const { in_force, state_unconfirmed, official_url, checked_on } = regulation
  const relations = relationGroups(regulation).older.map(
    ({ textKey, regulations: related }) => `${t(textKey)} ${related.map(({ label }) => label).join(', ')}`,
  )
  const { hostname } = new URL(official_url)
  return [
    ...(in_force === null ? [] : [t('library.inForceFrom', { day: formatDay(in_force, locale) })]),
    ...relations,
    ...(state_unconfirmed ? [t('regulation.unconfirmedTitle')] : []),
    t(isAddressOfText(official_url) ? 'feed.source' : 'regulation.lookUp', { host: hostname }),
    t('regulation.articleChecked', { day: formatDay(checked_on, locale) }),
  ]
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ')
}
