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

/** The regulation has capitals alone, which are slow to read. */
const title = clean.regex(/[a-z]/, {
  error: 'must be in sentence case, with capitals for names and abbreviations alone',
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
  /** A shorter one where the short name is too long for the title of the category's page. */
  shorter_names: z.record(category, bilingual),
  rules: z.record(z.string(), toolRule),
})

export const kbliDivision = z.strictObject({
  category,
  title,
  groups: z.record(z.string().regex(/^\d{3}$/), title),
  classes: z.record(z.string().regex(/^\d{4}$/), title),
  codes: z.array(z.strictObject({ code, title, description: z.union([z.literal(''), clean]) })).min(1),
})

const words = z.array(text.regex(/^[^A-Z;]+$/, { error: 'must be in lower case, without `;`' })).min(1)
const beginning = z
  .string()
  .regex(/^\d{2,5}(?:-\d{2})?$/, { error: 'must be the beginning of codes, such as "47", "4774" or "10-33"' })

export const kbliWords = z.strictObject({
  ...reviewDays,
  /** Words that fit every business; a query of nothing else is asked to say more. */
  general: z.strictObject({ id: words, en: words }),
  /** Everyday spellings, and the words that are meant. */
  spellings: z.record(z.string().regex(/^[a-z]+$/), z.string().regex(/^[a-z]+$/)),
  /** English words that are Indonesian ones as well, and the words that are meant on the English page. */
  english: z.record(z.string().regex(/^[a-z]+$/), z.string().regex(/^[a-z]+$/)),
  /** Words for what is done with goods; the codes of the goods that begin so are meant, the first ones first. */
  activities: z
    .array(
      z.strictObject({
        id: words,
        en: words,
        codes: z.array(beginning).min(1),
        /** The code where the goods have none that begins so, by the beginning of their own, the first that fits. */
        otherwise: z.record(beginning, code).optional(),
      }),
    )
    .min(1),
  /** Everyday words of both languages, and the codes that are meant, the closest first. */
  entries: z
    .array(z.strictObject({ id: words, en: z.union([z.tuple([]), words]), codes: z.array(code).min(1) }))
    .min(300),
})

/** What people type, and what the finder must answer. */
export const kbliQueries = z.strictObject({
  ...reviewDays,
  entries: z
    .array(
      z.strictObject({
        /** As typed, in either language. */
        q: text,
        /** Codes of which one must be among the first three. */
        right: z.array(code).min(1),
        /** Beginnings of codes that would be absurd among the first three, such as the division "47". */
        absurd: z.array(z.string().regex(/^\d{2,5}$/, { error: 'must be two to five digits in quotes' })).optional(),
      }),
    )
    .min(1),
})

export type KbliDivision = z.output<typeof kbliDivision>
