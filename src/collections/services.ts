/** Services, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { citationLabel, parseCitation, regulationLabelOfId } from '../lib/citation.ts'
import { daysAfter } from '../lib/day.ts'
import { type FeeLine, type FeeTable, withTaxOnTop } from '../lib/fees.ts'
import type { Days, StepOwner } from '../lib/working-days.ts'
import { site } from '../site/site.ts'
import { type Named, named } from './labels.ts'
import { entryPath } from './paths.ts'
import { regulation } from './regulations.ts'
import type { ServiceFacts, ServiceProse } from './schema/service.ts'
import { type Joined, joined, perLanguage, type View } from './view.ts'

type LineFacts = ServiceFacts['price']['lines'][number]

export interface Step {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly by: StepOwner
  readonly days: Days
  /** Absent: the step belongs to every variant. */
  readonly variants?: readonly string[]
}

interface ServiceDocument {
  readonly id: string
  readonly label: string
  readonly note?: string
  /** Absent: needed in every variant. */
  readonly variants?: readonly string[]
}

export interface Service {
  readonly id: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly group: Named
  readonly featured: boolean
  readonly title: string
  readonly shortTitle: string
  readonly summary: string
  readonly decisive?: ServiceProse['decisive']
  readonly variants: readonly Named[]
  readonly fees: FeeTable
  readonly steps: readonly Step[]
  readonly documents: readonly ServiceDocument[]
  readonly notIncluded: readonly string[]
  readonly deliverables: readonly string[]
  /** Citations. */
  readonly basis: readonly string[]
  /** How to do it without us, Markdown. */
  readonly selfHelp: string
  /** The official portal for those who do it themselves. */
  readonly portalUrl?: string
  readonly notFor: readonly string[]
  /** Of a service that founds a legal entity: its column in the comparison. All but the name are Markdown. */
  readonly entity?: ServiceProse['entity']
  /** Answers are Markdown. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  /** Ids of services. */
  readonly related: readonly string[]
  readonly reviewedOn: string
  readonly reviewDue: string
  readonly unpublished: boolean
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

/** All services in their order. */
export const services = perLanguage((language, view): readonly Service[] =>
  joined('services', language, view)
    .sort((a, b) => a.facts.order - b.facts.order)
    .map((entry) => toService(entry, language, view)),
)

const byId = perLanguage((language, view) => new Map(services(language, view).map((service) => [service.id, service])))

export function service(id: string, language: Language, view?: View): Service | undefined {
  return byId(language, view).get(id)
}

function toService(entry: Joined<'services'>, language: Language, view: View): Service {
  const { id, facts, prose, unpublished, body } = entry
  const variants = facts.variants.map((variant) => ({ id: variant, label: prose.variants[variant] ?? variant }))
  return {
    id,
    path: entryPath('services', id),
    group: named('service_groups', facts.group, language, view),
    featured: facts.featured,
    title: prose.title,
    shortTitle: prose.short_title,
    summary: prose.summary,
    decisive: prose.decisive,
    variants,
    fees: {
      variants,
      lines: facts.price.lines.map((line) => toFeeLine(line, prose.lines[line.id], language, view)),
      validFrom: facts.price.valid_from,
      validUntil: facts.price.valid_until,
      samples: facts.price.sample,
    },
    steps: facts.steps.map((step) => ({ ...step, ...(prose.steps[step.id] ?? { label: step.id }) })),
    documents: facts.documents.map((item) => ({ ...item, ...(prose.documents[item.id] ?? { label: item.id }) })),
    notIncluded: prose.not_included,
    deliverables: prose.deliverables,
    basis: facts.basis,
    selfHelp: prose.self_help,
    portalUrl: facts.self_help.portal_url,
    notFor: prose.not_for,
    entity: prose.entity,
    questions: prose.questions,
    related: facts.related,
    reviewedOn: facts.reviewed_on,
    reviewDue: facts.review_due,
    unpublished,
    body,
  }
}

/** The day by which a fee is to be checked again: 90 days after its check where the content names none. */
export function feeReviewDue({ review_due, checked_on }: LineFacts): string | undefined {
  return review_due ?? (checked_on && daysAfter(checked_on, 90))
}

function toFeeLine(
  line: LineFacts,
  prose: ServiceProse['lines'][string] | undefined,
  language: Language,
  view: View,
): FeeLine {
  const isTaxFree = line.party === 'ours' && !site.chargesVat
  const paid = line.tax === 'excluded' && !isTaxFree ? withTaxOnTop : (amountIdr: number) => amountIdr
  const [minIdr, maxIdr] = line.range_idr ?? [line.amount_idr ?? 0, line.amount_idr ?? 0]
  return {
    id: line.id,
    label: prose?.label ?? line.id,
    note: prose?.note,
    party: line.party,
    minIdr: paid(minIdr),
    maxIdr: paid(maxIdr),
    isIncomplete: line.amount_unknown === true,
    isUnconfirmed: !line.confirmed,
    variesBy: prose?.varies_by,
    unit: line.unit,
    tax: isTaxFree && line.tax !== 'none' ? 'not_charged' : line.tax,
    optional: line.optional,
    variants: line.variants,
    quantity: line.quantity,
    linked: line.linked,
    beyondFirst: line.beyond_first,
    regulation: line.regulation,
    regulationLabel: line.regulation && labelOf(line.regulation, language, view),
    checkedOn: line.checked_on,
    reviewDue: feeReviewDue(line),
    sourceUrl: line.source_url,
    previousIdr: line.previous_idr,
    previousUntil: line.previous_until,
  }
}

function labelOf(citation: string, language: Language, view: View): string {
  const { regulation: id, article } = parseCitation(citation)
  return citationLabel(regulation(id, language, view)?.label ?? regulationLabelOfId(id), article, language)
}
