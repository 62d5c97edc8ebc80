/** Building blocks of every content schema. The unit of a number is in the name of the field that holds it. */
import { z } from 'zod'
import { languageTraits } from '../../i18n/languages.ts'
import type { Language } from '../../lib/language.ts'

/** A calendar day, `YYYY-MM-DD`. YAML 1.2 leaves it a string, which sorts and compares as it is. */
export const day = z.iso.date({ error: 'must be a real day written as YYYY-MM-DD, for example 2026-11-01' })

/** Whole rupiah; the smallest amount on a bill is one rupiah. */
export const rupiah = z
  .int({ error: 'must be whole rupiah without dots or "Rp", for example 2900000' })
  .min(0, { error: 'must not be negative' })

/** An entry's id: its file name without the ending, and the last part of its address. */
export const entryId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be lower-case letters, digits and single hyphens, for example pendirian-pt',
})

/**
 * A reference to an article of law: `<regulation id>#<article>`, for example `uu-40-2007#7` or
 * `permenkum-49-2025#16(1)`; or a regulation alone, `uu-40-2007`.
 */
export const citation = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(#[^\]\n]+)?$/, {
  error: 'must be <regulation> or <regulation>#<article>, for example uu-40-2007#7',
})

/** Working days, shortest and longest; the same number twice where it is certain. */
export const workingDays = z
  .strictObject({ min: z.int().min(0), max: z.int().min(0) })
  .refine((days) => days.min <= days.max, { error: 'min must not be greater than max' })

/** A sentence or phrase that a visitor reads. */
export const text = z.string().trim().min(1, { error: 'must not be empty' })

/** The same in each language, in facts where the languages stand side by side. */
export const bothLanguages = z.strictObject(
  Object.fromEntries(Object.keys(languageTraits).map((language) => [language, text])) as Record<Language, typeof text>,
)

/** An address on another site; plain http is refused because the visitor would be downgraded. */
export const secureUrl = z.url({ protocol: /^https$/, error: 'must be a full address that starts with https://' })

/** The answer of a text in three sentences, each of which can be understood alone. Plain text. */
export const inShort = z.array(text).length(3, { error: 'must be three sentences, one per line' })

/** What is not certain. Readers meet it before the text itself, so it is short; details stand beside what they concern. */
export const doubt = text.refine(
  (words) => {
    const sentences = words.split(/(?<=[.?!])\s+/)
    return sentences.length <= 2 && sentences.every((sentence) => sentence.split(/\s+/).length <= 25)
  },
  { error: 'must be one or two sentences of at most 25 words each' },
)

/** How far a text can be relied on, said in one place and not again below. Plain text. */
export const reliability = z.strictObject({
  /** What is settled law or was compared with a public text. */
  sure: text,
  /** What rests on secondary sources alone, or could not be confirmed. */
  unsure: doubt,
})
