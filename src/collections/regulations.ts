/** Regulations of the library, facts and prose of one language joined, with the relations that follow from others. */
import type { Language } from '../i18n/languages.ts'
import { articleAnchor, articleLabel, regulationLabel, regulationLabelOfId } from '../lib/citation.ts'
import { entryPath } from './entry-places.ts'
import { deriveRelations, type RegulationState, stateOn } from './regulation-state.ts'
import { entriesOf, joined, named, perLanguage, type View } from './view.ts'
import { recheckDay, watchOf } from './watch.ts'

/** Another regulation, as a link; without a path where it is outside the library. */
export interface RegulationRef {
  readonly id: string
  readonly label: string
  readonly title?: string
  readonly path?: string
  /** How it stands on the day of the view; absent outside the library. */
  readonly standing?: { readonly state: RegulationState; readonly state_unconfirmed: boolean }
}

/** All regulations, newest first. */
export const regulations = perLanguage((language, view) => {
  const entries = joined('regulations', language, view)
  const library = new Map(entries.map((entry) => [entry.id, entry]))
  const facts = new Map(entries.map((entry) => [entry.id, entry.facts]))
  const relations = deriveRelations(facts)
  const ref = (id: string): RegulationRef => {
    const known = library.get(id)
    if (!known) return { id, label: regulationLabelOfId(id) }
    const state = stateOn(view.day, id, facts, relations.get(id))
    return {
      id,
      label: regulationLabel(known.facts),
      title: known.prose.title,
      path: entryPath('regulations', id),
      standing: { state, state_unconfirmed: known.facts.state_unconfirmed },
    }
  }
  return entriesOf('regulations', language, view, ({ id, facts: own, prose }) => {
    const related = relations.get(id)
    const refs = (ids: readonly string[] = []) => [...new Set(ids)].map(ref)
    return {
      /** What it is cited by, for example `UU 40/2007`. */
      label: regulationLabel(own),
      subjects: own.subjects.map((subject) => named('subjects', subject, language, view)),
      /** On the day of the view. */
      state: stateOn(view.day, id, facts, related),
      watch: watchOf(id, language, view),
      amends: refs(own.amends),
      amendedBy: refs(related?.amendedBy),
      revokes: refs(own.revokes),
      revokedBy: refs(related?.revokedBy),
      revokes_partly: refs(own.revokes_partly),
      partlyRevokedBy: refs(related?.partlyRevokedBy),
      implements: refs(own.implements),
      implementedBy: refs(related?.implementedBy),
      read_with: refs(own.read_with),
      /** Of a court decision: the laws that it changes the reading of. */
      readWithBy: refs(related?.readWithBy),
      reported_successor: refs(own.reported_successor),
      /** What secondary sources say that it replaced. */
      reportedSuccessorOf: refs(related?.reportedSuccessorOf),
      ...recheckOf(own, !own.state_unconfirmed, view),
      articles: own.articles.map((line) => ({
        ...line,
        /** For example `Pasal 16 ayat (1)`. */
        label: articleLabel(line.article, language),
        /** Its id on the page. */
        anchor: articleAnchor(line.article),
        /** Our paraphrase. */
        text: prose.articles[line.article] ?? '',
        ...recheckOf(line, line.certainty === 'seen', view),
      })),
    }
  }).sort((a, b) => b.year - a.year || a.label.localeCompare(b.label, 'id', { numeric: true }))
})

export type Regulation = ReturnType<typeof regulations>[number]

/** By when it is to be compared again, and whether that day has passed on the day of the view. */
function recheckOf(checked: Parameters<typeof recheckDay>[0], isSure: boolean, { day }: View) {
  const recheckBy = recheckDay(checked, isSure)
  return { recheckBy, pastRecheck: recheckBy < day }
}

const byId = perLanguage((language, view) => new Map(regulations(language, view).map((entry) => [entry.id, entry])))

export function regulation(id: string, language: Language, view?: View): Regulation | undefined {
  return byId(language, view).get(id)
}
