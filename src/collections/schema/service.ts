/** A service with its open price. Facts: `content/services/<id>/facts.yaml`; prose: `content/services/<id>/<language>.md`. */
import { z } from 'zod'
import { parties, taxes, units } from '../../lib/fees.ts'
import { citation, day, entryId, rupiah, secureUrl, text, workingDays } from './primitives.ts'

const priceLine = z
  .strictObject({
    id: entryId,
    /** Who receives the money. */
    party: z.enum(parties),
    /** A fixed amount … */
    amount_idr: rupiah.optional(),
    /**
     * … or the lowest and the highest, where the payer's own case decides; the texts then say by what (`varies_by`).
     * Doubt about a tariff is no range but one amount with `confirmed: false`.
     */
    range_idr: z.tuple([rupiah, rupiah]).optional(),
    /** … or a fee that is certainly due, whose amount could not be found. It is named beside every total, and in none. */
    amount_unknown: z.literal(true, { error: 'must be true, or left out' }).optional(),
    /** What one amount buys; for anything but `once` the visitor may choose a quantity. */
    unit: z.enum(units).default('once'),
    /**
     * Value-added tax. `included`: inside the amount. `excluded`: comes on top; every page then shows the amount with the
     * tax. `none`: the fee bears none, as state fees do. `by_issuer`: the amount is final, and holds the tax only where
     * the recipient is registered for it, as with most notaries and translators.
     */
    tax: z.enum(taxes),
    /** An extra that the visitor may leave out; it is not in the total until chosen. */
    optional: z.boolean().default(false),
    /** The variants to which the line belongs; absent: all. */
    variants: z.array(entryId).optional(),
    quantity: z.strictObject({ min: z.int().min(1), max: z.int().min(1) }).optional(),
    /** Lines with the same word here are bought in the same quantity: `kelas`. */
    linked: entryId.optional(),
    /** The first of the linked quantity is in another line, so this one counts one fewer. */
    beyond_first: z.boolean().default(false),
    /** The legal basis of the amount. State fees need it; third parties may have one, such as a notary's ceiling. */
    regulation: citation.optional(),
    /** The day on which the amount was last seen, or looked for in vain. State fees need it. */
    checked_on: day.optional(),
    /** The day by which it is to be checked again; absent: 90 days after `checked_on`. */
    review_due: day.optional(),
    /** False where only older or secondary pages show the amount: every place that shows it then says so, with the day. */
    confirmed: z.boolean().default(true),
    /** The page on which the amount was seen. */
    source_url: secureUrl.optional(),
    /** The tariff before this one. It is shown as former, and is in no total. */
    previous_idr: rupiah.optional(),
    /** The last day of that former tariff. */
    previous_until: day.optional(),
  })
  .refine(
    ({ amount_idr, range_idr, amount_unknown }) =>
      [amount_idr, range_idr, amount_unknown].filter((amount) => amount !== undefined).length === 1,
    { error: 'needs exactly one of amount_idr, range_idr and amount_unknown' },
  )
  // The same for the published JSON Schema, which knows nothing of the line above.
  .meta({ oneOf: ['amount_idr', 'range_idr', 'amount_unknown'].map((amount) => ({ required: [amount] })) })

/** Drawings of what a client receives, in `public/assets/figures/`. */
const sheets = ['akta', 'keputusan', 'sertifikat', 'nib', 'naskah', 'catatan', 'kalender', 'percakapan'] as const

export const serviceFacts = z.strictObject({
  /** Place in lists, lowest first. */
  order: z.int(),
  /** Id from the `service_groups` of `labels.yaml`. */
  group: entryId,
  /** Shown in the receipt of the home page. */
  featured: z.boolean().default(false),
  /** Cases with other prices, steps or documents; the first is the one shown first. */
  variants: z
    .array(entryId)
    .refine((variants) => variants.length !== 1, { error: 'must list two cases or more, or none: one is no choice' })
    .default([]),
  price: z.strictObject({
    /** The days from and to which our own fees hold; state fees follow the bill of the day. */
    valid_from: day,
    /** After this day the build fails, so that no expired price is published. */
    valid_until: day,
    /** Whose amounts are sample data and no real prices: visitors are told once on every bill. */
    sample: z.array(z.enum(['ours', 'third_party'])).default([]),
    lines: z.array(priceLine).min(1),
  }),
  /** For services that found a legal entity: what the glyphs of its comparison show. */
  entity_signs: z
    .strictObject({
      /** How many people it needs at least. */
      people: z.int().min(1).max(9),
      /** Whether private assets are safe from its debts: of all owners, or not of its active partners. */
      liability: z.enum(['separate', 'partners']),
      /** Whether the law asks for a least capital, sets a greatest, or neither. */
      capital: z.enum(['free', 'ceiling', 'minimum']),
      /** Whether foreigners may own it. */
      foreigners: z.enum(['open', 'conditional', 'closed']),
    })
    .optional(),
  /** The timeline, in order. */
  steps: z
    .array(
      z.strictObject({
        id: entryId,
        /** Whose days these are. */
        by: z.enum(['client', 'ours', 'third_party', 'state']),
        days: workingDays,
        /** The variants to which the step belongs; absent: all. */
        variants: z.array(entryId).optional(),
      }),
    )
    .min(2),
  /** What the client must bring, in order. */
  documents: z.array(z.strictObject({ id: entryId, variants: z.array(entryId).optional() })).min(1),
  /** The drawing of each of the `deliverables` of the texts, in their order; none at all: they have ticks. */
  receives: z.array(z.enum(sheets)).default([]),
  /** Legal basis of the service. */
  basis: z.array(citation).min(1),
  /** "You can do this yourself": the official portal. What the state takes there are the state fees of `price.lines`. */
  self_help: z.strictObject({ portal_url: secureUrl.optional() }),
  related: z.array(entryId).default([]),
  reviewed_on: day,
  review_due: day,
  draft: z.boolean().default(false),
})

const labelled = z.strictObject({ label: text, note: text.optional() })

const pricedLine = labelled.extend({
  /** What decides between the two ends of a `range_idr`, as words that follow "depends on": `number of pages`. */
  varies_by: text.optional(),
})

const brief = text.max(34, { error: 'must be 34 characters or fewer' })

/** What founders compare about the forms of legal entities. All but the name and `brief` are Markdown. */
const entityForm = z.strictObject({
  /** The form itself, shorter than the service: `CV`. */
  name: text,
  fits: text,
  founders: text,
  liability: text,
  capital: text,
  foreigners: text,
  duties: text,
  /** The same in a few words, which stand above each sentence. */
  brief: z.strictObject({ founders: brief, liability: brief, capital: brief, foreigners: brief, duties: brief }),
})

export const serviceProse = z.strictObject({
  /** What the service is called, on its page and wherever it is listed. */
  title: text,
  /** What search engines show instead: with the company's name behind it, no more than they print. */
  search_title: text.max(46, { error: 'must be 46 characters or fewer' }),
  /** For narrow places: the receipt's switch, table heads. */
  short_title: text.max(24, { error: 'must be 24 characters or fewer' }),
  /** One or two sentences; also the description for search engines. */
  summary: text.max(200, { error: 'must be 200 characters or fewer' }),
  /**
   * The fact beside price, days and papers on which the choice of this service hangs, such as foreign ownership: what it
   * is about, the answer in a few words, and in a sentence its condition and its article. The note is Markdown.
   */
  decisive: z
    .strictObject({ label: text, value: text.max(40, { error: 'must be 40 characters or fewer' }), note: text })
    .optional(),
  /** Name of each variant of the facts. */
  variants: z.record(z.string(), text).default({}),
  /** Name of each price line of the facts. */
  lines: z.record(z.string(), pricedLine),
  not_included: z.array(text).min(1),
  deliverables: z.array(text).min(1),
  steps: z.record(z.string(), labelled),
  documents: z.record(z.string(), labelled),
  /** For whom this service is the wrong choice, and what to do instead. */
  not_for: z.array(text).min(1),
  /** How to do it without us. Markdown, citations allowed. */
  self_help: text,
  /** For services that found a legal entity: its column in the comparison of the entity forms. */
  entity: entityForm.optional(),
  /** Answers are Markdown, citations allowed. */
  questions: z.array(z.strictObject({ question: text, answer: text })).min(2),
})

export type ServiceFacts = z.output<typeof serviceFacts>
export type ServiceProse = z.output<typeof serviceProse>
