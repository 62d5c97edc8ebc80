/** What the chooser says at its end of each outcome, as plain data. */

import { resolveCitation } from '../collections/markdown/notations.ts'
import { plainText } from '../collections/markdown/plain-text.ts'
import { outcomeText } from '../collections/named-entries.ts'
import { type Service, service as serviceById } from '../collections/services.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { isServiceOutcome, type OtherOutcome, type Outcome, outcomes, type ReasonTrait } from '../lib/entity-choice.ts'
import { total } from '../lib/fees.ts'
import type { LinkedText } from '../lib/island-data.ts'
import type { OutcomeFacts, Reason } from '../lib/outcome-facts.ts'
import { workingDays } from '../lib/working-days.ts'

/** @throws Error where no service or text stands for an outcome that the questions lead to */
export function outcomeFacts(t: Translate): Readonly<Record<Outcome, OutcomeFacts>> {
  const facts = outcomes.map((outcome) => [
    outcome,
    isServiceOutcome(outcome) ? ofService(outcome, t) : ofText(outcome, t),
  ])
  return Object.fromEntries(facts) as Record<Outcome, OutcomeFacts>
}

function ofService(outcome: string, t: Translate): OutcomeFacts {
  const service = serviceById(outcome, t.language)
  const entity = service?.entity
  if (!entity) throw new Error(`The chooser leads to the service "${outcome}", which compares no entity.`)
  const reason = (trait: Exclude<ReasonTrait, 'fits'>): Reason => ({
    brief: entity.brief[trait],
    text: bracketed(entity[trait], t),
  })
  return {
    name: entity.name,
    kind: 'service',
    href: t.href(service.path),
    price: priceOf(service),
    reasons: {
      fits: { text: bracketed(entity.fits, t) },
      founders: reason('founders'),
      liability: reason('liability'),
      capital: reason('capital'),
      foreigners: reason('foreigners'),
      duties: reason('duties'),
    },
  }
}

/** Cells of the comparison leave the brackets of a citation to the page. */
function bracketed(markdown: string, t: Translate) {
  return linkedText(markdown.replace(/\[\[[^\]]+\]\](?:, \[\[[^\]]+\]\])*/g, '($&)'), t.language)
}

/** The first sentences that cite an article; where there are fewer than three, others of the text. */
function ofText(outcome: OtherOutcome, t: Translate): OutcomeFacts {
  const text = outcomeText(outcome, t.language)
  const service = text.service === undefined ? undefined : serviceById(text.service, t.language)
  const sentences = text.body().trim().split(/\n\n+/).flatMap(sentencesOf)
  const cited = sentences.filter((sentence) => sentence.includes('[['))
  const chosen = [...cited, ...sentences.filter((sentence) => !cited.includes(sentence))].slice(0, 3)
  return {
    name: text.name,
    kind: text.kind,
    ...(service && { href: t.href(service.path) }),
    reasons: sentences
      .filter((sentence) => chosen.includes(sentence))
      .map((sentence) => ({ text: linkedText(sentence, t.language) })),
  }
}

function priceOf({ fees, steps, variants }: Service): NonNullable<OutcomeFacts['price']> {
  const variant = variants[0]?.id
  const { minIdr, maxIdr, isIncomplete } = total(fees.lines, variant)
  return { idr: { min: minIdr, max: maxIdr }, isIncomplete, days: workingDays(steps, variant) }
}

/** Short Markdown as plain data for islands: words, and the articles that they cite as links. */
export function linkedText(markdown: string, language: Language): LinkedText {
  return markdown.split(/\[\[([^\]]+)\]\]/).flatMap((piece, place): LinkedText => {
    if (place % 2 === 0) return piece === '' ? [] : [inPlace(piece, plainText(piece, language))]
    const found = resolveCitation(piece, language)
    return found ? [{ label: found.label, href: found.href }] : []
  })
}

/** The words with the spaces around them, which Markdown drops. */
function inPlace(piece: string, words: string): string {
  const [before = ''] = /^\s*/.exec(piece) ?? []
  const [after = ''] = words === '' ? [] : (/\s*$/.exec(piece) ?? [])
  return before + words + after
}

/** The sentences of a Markdown text; the point of a sentence is followed by a capital letter. */
export function sentencesOf(markdown: string): readonly string[] {
  return markdown.split(/(?<=[.?!])\s+(?=\p{Lu})/u)
}
