/** The compliance calendar: `content/facts/tools/calendar.yaml` and `duties-<group>.yaml`. */
import { z } from 'zod'
import { day, entryId, secureUrl, text } from './primitives.ts'
import { bilingual, certainty, legalBasis, reviewDays } from './tool.ts'

export const calendarFacts = z.strictObject({
  ...reviewDays,
  /** Raised with every change of the duties: calendars that import the file again then take it over. */
  version: z.int().min(1),
  /** Digest of the version and the holidays, so that neither changes without the other; the content check says which. */
  version_of: text,
  /** Holidays and joint leave by year, each year whole or not at all. */
  holidays: z.record(z.string().regex(/^\d{4}$/), z.strictObject({ source: text, days: z.array(day).min(1) })),
  /** Religious holidays before which the allowance (THR) is paid. */
  religious: z.array(z.strictObject({ id: entryId, label: bilingual, days: z.array(day).min(1) })).min(1),
  banner: bilingual,
  labour_banner: bilingual,
  /** What the calendar leaves out on purpose. */
  gaps: z.array(bilingual).min(1),
})

const count = z.int().min(0)

/** Fields of the profile, as the form of the calendar asks them. */
const profileField = z.enum([
  'form',
  'size',
  'employees',
  'pkp',
  'tax_regime',
  'withholds',
  'has_nib',
  'assets_or_turnover_50bn',
  'runs_online_system',
  'handles_personal_data',
  'sells_halal_scope',
  'trademarks',
  'pkwt_end_dates',
  'foreign_workers',
  'director_term_end',
])

const condition = z.strictObject({
  field: profileField,
  op: z.enum(['eq', 'in', 'gte', 'lte', 'is_true', 'is_false', 'present']),
  value: z.union([z.string(), z.number(), z.array(z.string())]).optional(),
})

const afterEvent = {
  days: count.optional(),
  working_days: count.optional(),
  months: count.optional(),
  years: count.optional(),
}

/** Exactly one way of dating. */
const when = z
  .strictObject({
    /** On a day, so many months after the period; the last day where the month is shorter. */
    monthly: z.strictObject({ day: count, offset: count }).optional(),
    quarterly: z.strictObject({ day: count, offset: count }).optional(),
    half_yearly: z.strictObject({ day: count, offset: count }).optional(),
    yearly: z.strictObject({ month: count, day: count }).optional(),
    /** The last day of the n-th month after the financial year ends. */
    after_fy: z.strictObject({ months: count }).optional(),
    after_event: z.strictObject({ event: text, ...afterEvent }).optional(),
    before_event: z.strictObject({ event: text, days: count.optional(), working_days: count.optional() }).optional(),
    window: z.strictObject({ event: text, from_months: z.int(), to_months: z.int() }).optional(),
    fixed: z.strictObject({ date: day }).optional(),
    on_event: z.strictObject({ event: text }).optional(),
  })
  .refine((ways) => Object.keys(ways).length === 1, { error: 'needs exactly one way of dating' })
  // The same for the published JSON Schema, which knows nothing of the line above.
  .meta({ minProperties: 1, maxProperties: 1 })

export const dutiesFacts = z.strictObject({
  checked_on: day,
  duties: z
    .array(
      z.strictObject({
        id: entryId,
        kind: z.enum(['recurring', 'one_off', 'event']),
        /** `default`: whenever `who` is met; `ask`: after the visitor ticks it; `info`: in the list, never dated. */
        show: z.enum(['default', 'ask', 'info']),
        /** Of `ask`: an answer of the profile is the tick. */
        ticked_by_profile: z.boolean().default(false),
        title: bilingual,
        /** Empty: every business. */
        who: z.strictObject({ all: z.array(condition).default([]), any: z.array(condition).default([]) }),
        when,
        shift: z.enum(['next_working_day', 'previous_working_day', 'none']),
        repeat_years: z.int().min(1).optional(),
        /** When it is due, in words. */
        rule: bilingual,
        /** What readers often get wrong. */
        explain: bilingual.optional(),
        authority: text,
        portal: secureUrl,
        basis: z.array(legalBasis).min(1),
        /** What lateness costs. */
        sanction: bilingual,
        sanction_basis: z.array(legalBasis),
        /** The weakest of `who` and `when` decides whether it gets a date. */
        certainty: z.strictObject({ who: certainty, when: certainty, sanction: certainty }),
        source: z.array(text).default([]),
        /** For editors. */
        note: text.optional(),
        recheck: day,
      }),
    )
    .min(1),
})
