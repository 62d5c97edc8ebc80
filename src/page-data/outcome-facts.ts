/** What the chooser says at its end of each outcome, as plain data. */
import { outcomeText } from '../collections/outcomes.ts'
import { type Service, service as serviceById } from '../collections/services.ts'
import type { Translate } from '../i18n/translate.ts'
import { isServiceOutcome, type OtherOutcome, type Outcome, outcomes, type ReasonTrait } from '../lib/entity-choice.ts'
import { total } from '../lib/fees.ts'
import type { OutcomeFacts, Reason } from '../lib/outcome-facts.ts'
import { workingDays } from '../lib/working-days.ts'
import { linkedText, sentencesOf } from './linked-text.ts'

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
