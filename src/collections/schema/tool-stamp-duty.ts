/** Stamp duty: `content/facts/tools/stamp-duty.yaml`. */
import { z } from 'zod'
import { entryId, rupiah, secureUrl } from './primitives.ts'
import { bilingual, reviewDays, toolRule } from './tool.ts'

export const stampDutyFacts = z.strictObject({
  ...reviewDays,
  portal: secureUrl,
  /** For each dutiable document. */
  duty_idr: rupiah,
  /** Documents that state money received or a debt settled are dutiable above this sum. */
  money_above_idr: rupiah,
  /** On top of the duty where it should have been paid before. */
  surcharge_percent: z.int().min(0),
  /** Documents signed before this year fall under the older law. */
  since_year: z.int(),
  kinds: z
    .array(
      z.strictObject({
        id: entryId,
        label: bilingual,
        /**
         * `always` dutiable, whatever the sum; `money`: only above the sum, and a receipt by its nature; `stated`: only if
         * it states money received or a debt settled; `exempt`.
         */
        duty: z.enum(['always', 'money', 'stated', 'exempt']),
        /** Key of the rule that says so. */
        rule: entryId,
      }),
    )
    .min(1),
  rules: z.record(entryId, toolRule),
})
