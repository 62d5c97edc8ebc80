/** The words of the figures that texts take up by name: `content/facts/figures.yaml`, both languages side by side. */
import { z } from 'zod'
import { outcomes } from '../../lib/entity-choice.ts'
import { bothLanguages, citation, entryId } from './primitives.ts'

const form = z.strictObject({
  name: bothLanguages,
  /** Whether creditors of the business get to the private property. */
  door: z.enum(['open', 'closed']),
  text: bothLanguages,
  /** When a closed door is open after all, as words that follow `unless` of the figure. */
  unless: bothLanguages.optional(),
  basis: z.array(citation).min(1),
})

const station = z.strictObject({
  /** Who may speak while it lasts: drawn as an open stretch of the road. */
  open: bothLanguages.optional(),
  note: bothLanguages.optional(),
  basis: z.array(citation).min(1),
})

export const figuresFacts = z.strictObject({
  liability: z.strictObject({
    title: bothLanguages,
    creditor: bothLanguages,
    company: bothLanguages,
    private: bothLanguages,
    open: bothLanguages,
    closed: bothLanguages,
    unless: bothLanguages,
    forms: z.record(entryId, form),
    /** The forms that each figure shows. */
    figures: z.record(entryId, z.array(entryId).min(1)),
    /** At the end of the chooser of a form, by its outcome. */
    outcomes: z.partialRecord(z.enum(outcomes), z.array(entryId).min(1)),
  }),
  /** Forms side by side, as glyphs. */
  forms: z.strictObject({
    title: bothLanguages,
    /** The link to the comparison of all forms. */
    more: bothLanguages,
    /** Ids of services that found a legal entity. */
    figures: z.record(entryId, z.array(entryId).min(2)),
  }),
  'trademark-road': z.strictObject({
    title: bothLanguages,
    /** Id of the service whose steps make the road. */
    service: entryId,
    /** By the id of a step. */
    stations: z.record(entryId, station),
  }),
  method: z.strictObject({
    title: bothLanguages,
    /** The article whose way is shown. */
    example: citation,
    source: bothLanguages,
    paraphrase: bothLanguages,
    check: bothLanguages,
    seen: bothLanguages,
    recalled: bothLanguages,
    date: bothLanguages,
    recheck: bothLanguages,
    /** With `{{day}}` where the day stands. */
    again: bothLanguages,
  }),
  limits: z.strictObject({
    do_title: bothLanguages,
    not_title: bothLanguages,
    /** Markdown, what we do beside what we do not. */
    rows: z.array(z.strictObject({ do: bothLanguages, not: bothLanguages })).min(1),
  }),
})

export type FiguresFacts = z.output<typeof figuresFacts>

/** Every name that `{{figure:…}}` may have. */
export function figureNames(facts: FiguresFacts | undefined): readonly string[] {
  return facts ? [...Object.keys(facts.liability.figures), ...Object.keys(facts.forms.figures), 'trademark-road'] : []
}
