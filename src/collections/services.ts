/** Services, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import type { Days, StepOwner } from '../lib/working-days.ts'
import { type Named, named } from './labels.ts'
import { entryPath } from './paths.ts'
import type { ServiceFacts, ServiceProse } from './schema/service.ts'
import { type Joined, joined, perLanguage, type View } from './view.ts'

type LineFacts = ServiceFacts['price']['lines'][number]

export type Party = LineFacts['party']
type Unit = LineFacts['unit']

export interface PriceLine {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly party: Party
  /** Whole rupiah; both ends are equal where the amount is fixed. */
  readonly minIdr: number
  readonly maxIdr: number
  /** The amount could not be confirmed: both ends are 0, and the line is named without a number. */
  readonly isOpen: boolean
  readonly unit: Unit
  readonly tax: LineFacts['tax']
  readonly optional: boolean
  /** Absent: the line belongs to every variant. */
  readonly variants?: readonly string[]
  readonly quantity?: { readonly min: number; readonly max: number }
  /** Lines with the same word are bought in the same quantity. */
  readonly linked?: string
  /** One fewer than the linked quantity. */
  readonly beyondFirst: boolean
  /** A citation: the tariff of a state fee. */
  readonly regulation?: string
  readonly checkedOn?: string
  /** False where only older or secondary pages show the amount. */
  readonly confirmed: boolean
}

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
  readonly variants: readonly Named[]
  readonly price: { readonly validFrom: string; readonly validUntil: string; readonly lines: readonly PriceLine[] }
  readonly steps: readonly Step[]
  readonly documents: readonly ServiceDocument[]
  readonly notIncluded: readonly string[]
  readonly deliverables: readonly string[]
  /** Citations. */
  readonly basis: readonly string[]
  readonly selfHelp: {
    /** Markdown. */
    readonly text: string
    readonly portalUrl?: string
    readonly stateCostIdr?: number
    /** A citation. */
    readonly regulation?: string
  }
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
  return {
    id,
    path: entryPath('services', id),
    group: named('service_groups', facts.group, language, view),
    featured: facts.featured,
    title: prose.title,
    shortTitle: prose.short_title,
    summary: prose.summary,
    variants: facts.variants.map((variant) => ({ id: variant, label: prose.variants[variant] ?? variant })),
    price: {
      validFrom: facts.price.valid_from,
      validUntil: facts.price.valid_until,
      lines: facts.price.lines.map((line) => toPriceLine(line, prose.lines[line.id])),
    },
    steps: facts.steps.map((step) => ({ ...step, ...(prose.steps[step.id] ?? { label: step.id }) })),
    documents: facts.documents.map((item) => ({ ...item, ...(prose.documents[item.id] ?? { label: item.id }) })),
    notIncluded: prose.not_included,
    deliverables: prose.deliverables,
    basis: facts.basis,
    selfHelp: {
      text: prose.self_help,
      portalUrl: facts.self_help.portal_url,
      stateCostIdr: facts.self_help.state_cost_idr,
      regulation: facts.self_help.regulation,
    },
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

function toPriceLine(line: LineFacts, prose: { label: string; note?: string } | undefined): PriceLine {
  const [minIdr, maxIdr] = line.range_idr ?? [line.amount_idr ?? 0, line.amount_idr ?? 0]
  return {
    id: line.id,
    label: prose?.label ?? line.id,
    note: prose?.note,
    party: line.party,
    minIdr,
    maxIdr,
    isOpen: line.amount_unknown === true,
    unit: line.unit,
    tax: line.tax,
    optional: line.optional,
    variants: line.variants,
    quantity: line.quantity,
    linked: line.linked,
    beyondFirst: line.beyond_first,
    regulation: line.regulation,
    checkedOn: line.checked_on,
    confirmed: line.confirmed,
  }
}
