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
  most_lines: z.int().min(1),
  stamp_duty_idr: rupiah,
  /** Ceilings of a notary's fee by the value of the deed's object, lowest first; the last has no upper end. */
  notary: z.strictObject({
    steps: z.array(z.strictObject({ up_to_idr: rupiah.optional(), permille: z.int().min(1) })).min(1),
    /** For deeds of social function. */
    social_limit_idr: rupiah,
  }),
  /** Words that decide who receives the money, in order; the first that a line holds counts. */
  payee_words: z.array(z.strictObject({ payee, words })).min(1),
  package_words: words,
  discount_words: words,
  free_words: words,
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
