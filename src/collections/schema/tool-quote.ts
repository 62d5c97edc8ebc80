/** The check of an offer: `content/facts/tools/quote.yaml`. */
import { z } from 'zod'
import { entryId, rupiah, secureUrl, text } from './primitives.ts'
import { bilingual, legalBasis, reviewDays, toolRule } from './tool.ts'

/** Who receives the money of a line; what cannot be told is `unclear`. */
const payee = z.enum(['fee', 'state', 'third_party', 'tax', 'other', 'unclear'])

const words = z.array(text.regex(/^[a-z0-9 -]+$/, { error: 'must be lower-case words' })).min(1)

export const quoteFacts = z.strictObject({
  ...reviewDays,
  portal: secureUrl,
  /** Lines with a cost that are read. */
  most_lines: z.int().min(1),
  stamp_duty_idr: rupiah,
  /** Ceilings of a notary's fee by the value of the deed's object, lowest first; the last has no upper end. */
  notary: z.strictObject({
    steps: z.array(z.strictObject({ up_to_idr: rupiah.optional(), permille: z.int().min(1) })).min(1),
    /** For deeds of social function. */
    social_limit_idr: rupiah,
  }),
  /** Words that name who receives the money. A line that names several is asked about. */
  payee_words: z.array(z.strictObject({ payee, words })).min(1),
  package_words: words,
  free_words: words,
  /** Words of costs that name no receiver. */
  cost_words: words,
  /** Before numbers that are no money: accounts, telephones, laws. */
  reference_words: words,
  /** Codes and names of currencies other than the rupiah; their signs are known. */
  foreign_words: words,
  /** What is counted and is no money. */
  counted_words: words,
  /** The heads of columns in a pasted table. */
  /** Before the currency or the unit of all figures. */
  in_words: words,
  /** Things that are counted and paid one by one. */
  piece_words: words,
  column_words: z.strictObject({
    amount: words,
    price: words,
    discount: words,
    quantity: words,
    number: words,
    tax: words,
    text: words,
  }),
  /** Words that say what a sum is; `src/engines/quote/roles.ts` says in which order they decide. */
  /** Before a price that is not sure, at least so much, at most so much. */
  about_words: words,
  from_words: words,
  up_to_words: words,
  /** How letters and lists begin, and no cost does. */
  greeting_words: words,
  /** At the end of a line that goes on; the first also behind a sum. */
  joining_words: words,
  open_words: words,
  /** Between two sums that are the same or are added. */
  between_words: words,
  /** Behind "included" at the head of a list. */
  heading_words: words,
  /** A tax inside a price, or on top of it. */
  tax_beside_words: words,
  /** With a percentage: a payment, and the moment of one. */
  payment_words: words,
  moment_words: words,
  /** Work of a provider, and words that only say that somebody else is paid. */
  work_words: words,
  fee_of_words: words,
  /** Work about a tax, and not the tax: `tax registration`. */
  tax_work_words: words,
  /** Names of people, accounts and things, for which no name is reserved. */
  name_words: words,
  /** Work on something that exists: the state's tariffs for founding are not meant. */
  change_words: words,
  role_words: z.strictObject({
    total: words,
    subtotal: words,
    /** What may stand beside the word of a total without naming a cost. */
    filler: words,
    tax_base: words,
    capital: words,
    /** Beside a word of capital: work on it, which costs something. */
    capital_work: words,
    instalment: words,
    /** Money already received, also beside the word of a total. */
    paid: words,
    /** Alone before a sum: what is or is not yet paid. */
    paid_alone: words,
    /** Behind a price: it is paid already. */
    settled: words,
    /** Beside what is paid: still to be paid. */
    unpaid: words,
    /** At the head of a list of payments. */
    payments: words,
    /** Which one of several payments. */
    ordinal: words,
    /** Names of months, and words that say when a price holds. */
    months: words,
    present: words,
    period: words,
    /** A former price. */
    before: words,
    /** Right before a sum that is not the price. */
    note: words,
    term: words,
    negated: words,
    /** The price of the same once more. */
    renewal: words,
    /** In a talk about a price: the one that both sides agree to. */
    agreed: words,
    /** A price that is left after a discount. */
    after: words,
    discount: words,
    /** A sum that is saved or given, and not paid. */
    saving: words,
    /** What must be invested at least is a capital, and so is the price of all shares. */
    investment: words,
    share: words,
    /** With a percentage, who holds a part of the capital; and the value of one share. */
    holder: words,
    par_value: words,
    /** What follows are parts of the price before. */
    breakdown: words,
    included: words,
    excluded: words,
    /** How a condition begins. */
    in_case: words,
    /** Before a price that holds in one case only. */
    conditional: words,
    /** A discount that not everybody gets. */
    for_some: words,
    /** Together they name the price of one more than what is offered. */
    extra: words,
    each: words,
    /** One price for several things, each of which has its own. */
    bundle: words,
    /** Between a discount and the price that is left. */
    reduced: words,
    /** What is bought and sold: its price is no cost. */
    object: words,
    /** Before the price of such a thing. */
    value: words,
    /** What is left of a sum behind some of its parts. */
    rest: words,
    /** Before prices of which one is chosen. */
    choice: words,
    /** At the head of a list of which one is chosen. */
    choose: words,
    /** Legal forms: prices of different ones are chosen from, too. */
    form: words,
    /** A tax that the payer keeps back. */
    withheld: words,
    /** Taxes on income, which are no value-added tax. */
    income_tax: words,
    optional: words,
    /** In a question about a price. */
    bargain: words,
    /** Sums that are no price: exchange rates, fines, turnover. */
    other: words,
    /** The value of a contract: a price only where the offer has no other. */
    contract: words,
    /** A small difference: rounding, or the mark of a payment. */
    rounding: words,
  }),
  /** What a line may be about, in order of precedence. */
  topics: z
    .array(
      z.strictObject({
        id: entryId,
        label: bilingual,
        words,
        /** Where no other word of the line decides. */
        payee,
      }),
    )
    .min(1),
  /** What the offer should say besides its lines, with the words that say it and the question where they are missing. */
  terms: z.array(z.strictObject({ id: entryId, label: bilingual, words, question: bilingual })).min(1),
  /** By service: what an offer for it should name. */
  checklists: z.record(
    entryId,
    z.strictObject({
      /** Its deed is one of social function (UU 30/2004 art. 36). */
      social: z.boolean().default(false),
      needed: z.array(
        z.strictObject({
          topic: entryId,
          /** The state's line of the service with which a sum is compared. */
          line: entryId.optional(),
          basis: z.array(legalBasis).default([]),
        }),
      ),
      not_needed: z.array(z.strictObject({ topic: entryId, rule: entryId })).default([]),
    }),
  ),
  /** What is found, with {{line}}, {{sum}}, {{known}} and {{more}} to be filled in, and the rule behind it. */
  findings: z.record(z.string(), z.strictObject({ text: bilingual, rule: entryId.optional() })),
  questions: z.record(z.string(), bilingual),
  rules: z.record(entryId, toolRule),
})
