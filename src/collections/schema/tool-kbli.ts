/** The classification of business activities: `content/facts/tools/kbli.yaml`, `kbli-words.yaml` and `kbli/<division>.json`. */
import { z } from 'zod'
import { secureUrl, text } from './primitives.ts'
import { bilingual, reviewDays, toolRule } from './tool.ts'

const category = z.string().regex(/^[A-V]$/, { error: 'must be a letter from A to V' })
const code = z.string().regex(/^\d{5}$/, { error: 'must be five digits in quotes' })

/** Page numbers, addresses and broken characters that were left over when the annex was read out of a PDF. */
const clean = text.refine((words) => !/[\uE000-\uF8FF\uFFFD]|\s{2}|\n|- \d{2,4} -|https?:|\.go\.id/.test(words), {
  error: 'must hold no page number, address, double space or broken character',
})

export const kbliFacts = z.strictObject({
  ...reviewDays,
  portal: secureUrl,
  source: text,
  /** How many there must be of each; a missing code would go unnoticed. */
  counts: z.strictObject({
    categories: z.int(),
    divisions: z.int(),
    groups: z.int(),
    classes: z.int(),
    codes: z.int(),
  }),
  without_description: z.array(code),
  /** Short names of ours; the official titles are those of the divisions. */
  categories: z.record(category, bilingual),
  rules: z.record(z.string(), toolRule),
})

export const kbliDivision = z.strictObject({
  category,
  title: clean,
  groups: z.record(z.string().regex(/^\d{3}$/), clean),
  classes: z.record(z.string().regex(/^\d{4}$/), clean),
  codes: z.array(z.strictObject({ code, title: clean, description: z.union([z.literal(''), clean]) })).min(1),
})

const words = z.array(text.regex(/^[^A-Z]+$/, { error: 'must be in lower case' })).min(1)

export const kbliWords = z.strictObject({
  ...reviewDays,
  /** Everyday words of both languages, and the codes that are meant, the closest first. */
  entries: z.array(z.strictObject({ id: words, en: words, codes: z.array(code).min(1) })).min(300),
})

export type KbliDivision = z.output<typeof kbliDivision>
