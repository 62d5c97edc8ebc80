/** Services, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { citationLabel, parseCitation, regulationLabelOfId } from '../lib/citation.ts'
import { daysAfter } from '../lib/day.ts'
import { type FeeLine, type FeeTable, withTaxOnTop } from '../lib/fees.ts'
import { site } from '../site/site.ts'
import { regulation } from './regulations.ts'
import type { ServiceFacts, ServiceProse } from './schema/service.ts'
import { entriesOf, type Joined, named, perLanguage, type View } from './view.ts'

type LineFacts = ServiceFacts['price']['lines'][number]

function derived({ facts, prose }: Joined<'services'>, language: Language, view: View) {
  const variants = facts.variants.map((variant) => ({ id: variant, label: prose.variants[variant] ?? variant }))
  const fees: FeeTable = {
    variants,
    lines: facts.price.lines.map((line) => toFeeLine(line, prose.lines[line.id], language, view)),
    validFrom: facts.price.valid_from,
    validUntil: facts.price.valid_until,
    samples: facts.price.sample,
  }
  return {
    group: named('service_groups', facts.group, language, view),
    variants,
    fees,
    steps: facts.steps.map((step) => ({ ...step, ...(prose.steps[step.id] ?? { label: step.id }) })),
    documents: facts.documents.map((item) => ({ ...item, ...(prose.documents[item.id] ?? { label: item.id }) })),
    /** The official portal for those who do it themselves. */
    portal_url: facts.self_help.portal_url,
  }
}

/** All services in their order. */
export const services = perLanguage((language, view) =>
  entriesOf('services', language, view, (found) => derived(found, language, view)).sort((a, b) => a.order - b.order),
)

export type Service = ReturnType<typeof services>[number]

const byId = perLanguage((language, view) => new Map(services(language, view).map((service) => [service.id, service])))

export function service(id: string, language: Language, view?: View): Service | undefined {
  return byId(language, view).get(id)
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
