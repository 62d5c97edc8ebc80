/** Regulations of the library, facts and prose of one language joined, with the relations that follow from others. */
import type { Language } from '../i18n/languages.ts'
import { articleAnchor, articleLabel, regulationLabel, regulationLabelOfId } from '../lib/citation.ts'
import { type Named, named } from './labels.ts'
import { entryPath } from './paths.ts'
import { recheckDay } from './recheck.ts'
import { deriveRelations, type RegulationState, stateOn } from './regulation-state.ts'
import { type Joined, joined, perLanguage, type View } from './view.ts'
import { type Watch, watchOf } from './watch.ts'

/** Another regulation, as a link; without a path where it is outside the library. */
export interface RegulationRef {
  readonly id: string
  readonly label: string
  readonly title?: string
  readonly path?: string
}

interface RegulationArticle {
  /** As printed after "Pasal", or `Lampiran I`. */
  readonly article: string
  /** For example `Pasal 16 ayat (1)`. */
  readonly label: string
  /** Its id on the page. */
  readonly anchor: string
  /** Our paraphrase. */
  readonly text: string
  readonly certainty: 'seen' | 'recalled'
  readonly checkedOn: string
  /** The day by which it is to be compared again. */
  readonly recheckBy: string
  /** Whether that day has passed on the day of the view. */
  readonly pastRecheck: boolean
}

export interface Regulation {
  readonly id: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
  /** What it is cited by, for example `UU 40/2007`. */
  readonly label: string
  readonly kind: string
  readonly number: string
  readonly year: number
  /** Short names by which people ask for it. */
  readonly knownAs: readonly string[]
  readonly title: string
  readonly subject: string
  readonly subjects: readonly Named[]
  readonly enacted: string | null
  readonly promulgated: string | null
  readonly inForce: string | null
  /** On the day of the view. */
  readonly state: RegulationState
  readonly stateUnconfirmed: boolean
  readonly stateNote?: string
  readonly watch: Watch | undefined
  readonly amends: readonly RegulationRef[]
  readonly amendedBy: readonly RegulationRef[]
  readonly revokes: readonly RegulationRef[]
  readonly revokedBy: readonly RegulationRef[]
  readonly partlyRevokes: readonly RegulationRef[]
  readonly partlyRevokedBy: readonly RegulationRef[]
  readonly implements: readonly RegulationRef[]
  readonly implementedBy: readonly RegulationRef[]
  /** Court decisions that change how it is read. */
  readonly readWith: readonly RegulationRef[]
  /** Of a court decision: the laws that it changes the reading of. */
  readonly readWithBy: readonly RegulationRef[]
  /** What secondary sources name as its successor. */
  readonly reportedSuccessor: readonly RegulationRef[]
  /** What secondary sources say that it replaced. */
  readonly reportedSuccessorOf: readonly RegulationRef[]
  readonly officialUrl: string
  readonly checkedOn: string
  /** The day by which state and relations are to be compared again. */
  readonly recheckBy: string
  readonly pastRecheck: boolean
  readonly articles: readonly RegulationArticle[]
  readonly unpublished: boolean
  /** Reads our summary, Markdown. */
  readonly body: () => string
}

/** All regulations, newest first. */
export const regulations = perLanguage((language, view): readonly Regulation[] => {
  const entries = joined('regulations', language, view)
  const library = new Map(entries.map((entry) => [entry.id, entry]))
  const facts = new Map(entries.map((entry) => [entry.id, entry.facts]))
  const relations = deriveRelations(facts)
  const ref = (id: string): RegulationRef => {
    const known = library.get(id)
    if (!known) return { id, label: regulationLabelOfId(id) }
    const { title } = known.prose
    return { id, label: regulationLabel(known.facts), title, path: entryPath('regulations', id) }
  }
  return entries
    .map((entry) =>
      toRegulation(
        entry,
        language,
        view,
        ref,
        relations.get(entry.id),
        stateOn(view.day, entry.id, facts, relations.get(entry.id)),
      ),
    )
    .sort((a, b) => b.year - a.year || a.label.localeCompare(b.label, 'id', { numeric: true }))
})

const byId = perLanguage((language, view) => new Map(regulations(language, view).map((entry) => [entry.id, entry])))

export function regulation(id: string, language: Language, view?: View): Regulation | undefined {
  return byId(language, view).get(id)
}

function toRegulation(
  { id, facts, prose, unpublished, body }: Joined<'regulations'>,
  language: Language,
  view: View,
  ref: (id: string) => RegulationRef,
  derived: ReturnType<ReturnType<typeof deriveRelations>['get']>,
  state: RegulationState,
): Regulation {
  const recheckBy = recheckDay(facts, !facts.state_unconfirmed)
  const refs = (ids: readonly string[] = []) => [...new Set(ids)].map(ref)
  return {
    id,
    path: entryPath('regulations', id),
    label: regulationLabel(facts),
    kind: facts.kind,
    number: facts.number,
    year: facts.year,
    knownAs: facts.known_as,
    title: prose.title,
    subject: prose.subject,
    subjects: facts.subjects.map((subject) => named('subjects', subject, language, view)),
    enacted: facts.enacted,
    promulgated: facts.promulgated,
    inForce: facts.in_force,
    state,
    stateUnconfirmed: facts.state_unconfirmed,
    stateNote: prose.state_note,
    watch: watchOf(id, language, view),
    amends: refs(facts.amends),
    amendedBy: refs(derived?.amendedBy),
    revokes: refs(facts.revokes),
    revokedBy: refs(derived?.revokedBy),
    partlyRevokes: refs(facts.revokes_partly),
    partlyRevokedBy: refs(derived?.partlyRevokedBy),
    implements: refs(facts.implements),
    implementedBy: refs(derived?.implementedBy),
    readWith: refs(facts.read_with),
    readWithBy: refs(derived?.readWithBy),
    reportedSuccessor: refs(facts.reported_successor),
    reportedSuccessorOf: refs(derived?.reportedSuccessorOf),
    officialUrl: facts.official_url,
    checkedOn: facts.checked_on,
    recheckBy,
    pastRecheck: recheckBy < view.day,
    articles: facts.articles.map((line) => {
      const lineRecheckBy = recheckDay(line, line.certainty === 'seen')
      return {
        article: line.article,
        label: articleLabel(line.article, language),
        anchor: articleAnchor(line.article),
        text: prose.articles[line.article] ?? '',
        certainty: line.certainty,
        checkedOn: line.checked_on,
        recheckBy: lineRecheckBy,
        pastRecheck: lineRecheckBy < view.day,
      }
    }),
    unpublished,
    body,
  }
}
