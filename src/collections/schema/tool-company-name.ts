/** The check of a company's name: `content/facts/tools/company-name.yaml`. */
import { z } from 'zod'
import { entryId, secureUrl, text } from './primitives.ts'
import { bilingual, reviewDays, toolRule } from './tool.ts'

const words = z.array(text.regex(/^[a-z ]+$/, { error: 'must be in lower-case letters' })).min(1)

const rule = toolRule.extend({ label: bilingual })

export const companyNameFacts = z.strictObject({
  ...reviewDays,
  portal: secureUrl,
  /** Characters of a name. */
  longest: z.int().min(1),
  /** Names that may be pasted at once. */
  most_names: z.int().min(1),
  improper: words,
  bodies: words,
  /** Abbreviations of bodies that are ordinary words too. */
  body_words: words,
  /** State-owned companies and words that licensed businesses alone use. */
  body_look: words,
  companies: words,
  /** Of these, forms of companies that are also syllables. */
  company_syllables: words,
  /** Words of activities, by the activity; a word may belong to several. */
  trades: z.array(z.strictObject({ id: entryId, label: bilingual, words })).min(1),
  /** What activities deal with, and where: beside words of activities neither makes a name. */
  beside_trades: z.strictObject({ things: words, places: words }),
  foreign: words,
  /** The rules, by check. */
  checks: z.strictObject({
    latin: rule,
    taken: rule,
    improper: rule,
    body: rule,
    letters: rule,
    company: rule,
    purpose: rule,
    fits: rule,
    language: rule,
    three: rule,
  }),
})
