/** What the first year costs besides founding: `content/facts/tools/first-year.yaml`. Prices are those of the services. */
import { z } from 'zod'
import { entryId, rupiah } from './primitives.ts'
import { bilingual, reviewDays, toolRule } from './tool.ts'

const form = z.enum(['pt', 'pt_perorangan', 'cv', 'yayasan', 'pt_pma', 'usaha_perseorangan'])
const size = z.enum(['mikro', 'kecil', 'menengah', 'besar'])

export const firstYearFacts = z.strictObject({
  ...reviewDays,
  /** The forms to choose from, with the service that founds each. */
  forms: z.array(z.strictObject({ id: form, service: entryId })).min(1),
  /** A mark is bought with the service that this names. */
  trademark_service: entryId,
  payroll: z.strictObject({
    /** Below it the page asks whether the wage is one of a month; above the other it asks to confirm. */
    wage_low_idr: rupiah,
    wage_high_idr: rupiah,
    /** Employer's contributions in 100,000ths of the monthly wage. */
    programmes: z
      .array(
        z.strictObject({
          id: entryId,
          label: bilingual,
          rate: z.int().min(1).optional(),
          /** By risk class of the work, where the rate depends on it. */
          rates: z.array(z.int().min(1)).min(1).optional(),
          /** The wage counts up to here. */
          cap_idr: rupiah.optional(),
          /** The local minimum wage counts where the wage is lower. */
          from_minimum_wage: z.boolean().default(false),
          /** Sizes of business for which it is compulsory. */
          compulsory: z.array(size).min(1),
          rule: entryId,
        }),
      )
      .min(1),
    risk_classes: z.array(bilingual).min(1),
  }),
  /** Duties that cost money after the first twelve months, or at any time, without a price that we know. */
  later: z.array(z.strictObject({ duty: entryId, forms: z.array(form).min(1), label: bilingual })),
  rules: z.record(entryId, toolRule),
})
