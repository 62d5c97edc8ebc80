/** The library's lists of regulations: by subject, by kind and by state, each with a page of its own. */
import { translator } from '../i18n/dictionaries.ts'
import { stateMeaningTextKeys, statusOf } from '../i18n/regulation-status.ts'
import type { TextKey, Translate } from '../i18n/translate.ts'
import type { RegulationState } from './regulation-state.ts'
import { type Regulation, regulations } from './regulations.ts'
import { labels, perLanguage } from './view.ts'

/** What the lists are made by, as it stands in their addresses. */
export type LibraryFilter = 'topik' | 'jenis' | 'status'

/** The state of a regulation, or that it could not be confirmed, or that a change of it is in sight. */
type ListedStatus = RegulationState | 'unconfirmed' | 'watched'

export interface LibraryList {
  readonly filter: LibraryFilter
  /** The last part of its address. */
  readonly id: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly name: string
  readonly title: string
  /** What the list holds, in a sentence. */
  readonly summary: string
  /** Of a list by state. */
  readonly status?: ListedStatus
  /** What changed last first, before it what is yet to apply; what is revoked last. */
  readonly regulations: readonly Regulation[]
}

const statuses: readonly { readonly id: string; readonly status: ListedStatus; readonly name: TextKey }[] = [
  { id: 'berlaku', status: 'in_force', name: 'regulation.state.inForce' },
  { id: 'diubah', status: 'amended', name: 'regulation.state.amended' },
  { id: 'dicabut-sebagian', status: 'partly_revoked', name: 'regulation.state.partlyRevoked' },
  { id: 'dicabut', status: 'revoked', name: 'regulation.state.revoked' },
  { id: 'belum-berlaku', status: 'not_yet_in_force', name: 'regulation.state.notYetInForce' },
  { id: 'belum-dipastikan', status: 'unconfirmed', name: 'prose.stateUnconfirmed' },
  { id: 'akan-berubah', status: 'watched', name: 'library.watched' },
]

/** By rank, as in Article 7 of UU 12/2011; a kind belongs to the first whose pattern it meets. */
const kinds: readonly { readonly id: string; readonly pattern: RegExp; readonly name: TextKey }[] = [
  { id: 'uu', pattern: /^UU$/, name: 'library.kind.uu' },
  { id: 'pp', pattern: /^PP$/, name: 'library.kind.pp' },
  { id: 'perpres', pattern: /^Perpres$/, name: 'library.kind.perpres' },
  { id: 'permen', pattern: /^(Permen|PMK$)/, name: 'library.kind.permen' },
  { id: 'putusan-mk', pattern: /^Putusan MK$/, name: 'library.kind.putusan-mk' },
  { id: 'mahkamah-agung', pattern: /^(Perma|SEMA)$/, name: 'library.kind.mahkamah-agung' },
  { id: 'kitab', pattern: /^KUH/, name: 'library.kind.kitab' },
  { id: 'lainnya', pattern: /^/, name: 'library.kind.lainnya' },
]

/**
 * Every list in the order in which it is offered. A subject or kind without a regulation has none; every state has one,
 * empty or not, so that its address stays when the states change.
 */
export const libraryLists = perLanguage((language, view): readonly LibraryList[] => {
  const t = translator(language)
  return listsOf(regulations(language, view), labels('subjects', language, view), t, view.day)
})

/** The lists of some regulations, as of a day. */
export function listsOf(
  all: readonly Regulation[],
  subjects: readonly { readonly id: string; readonly label: string }[],
  t: Translate,
  today: string,
): LibraryList[] {
  const days = new Map(
    recentlyChanged(all, all.length, today).map((recent) => [recent.regulation.id, recent.changedOn]),
  )
  const dayOf = ({ id }: Regulation) => days.get(id) ?? today
  const byChange = all.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  const list = (filter: LibraryFilter, id: string, name: string, test: (regulation: Regulation) => boolean) => ({
    filter,
    id,
    path: `/infohukum/${filter}/${id}`,
    name,
    title: t('library.listTitle', { name }),
    summary: t('library.listOf', { name }),
    regulations: revokedLast(byChange.filter(test)),
  })
  return [
    ...[
      ...subjects.map(({ id, label }) =>
        list('topik', id, label, (regulation) => regulation.subjects.some((subject) => subject.id === id)),
      ),
      ...kinds.map(({ id, name }) => list('jenis', id, t(name), ({ kind }) => kindOf(kind) === id)),
    ].filter((each) => each.regulations.length > 0),
    ...statuses.map(({ id, status, name }) => ({
      ...list('status', id, t(name), (regulation) =>
        status === 'watched' ? regulation.watch !== undefined : statusOf(regulation) === status,
      ),
      status,
      summary: t(status === 'watched' ? 'library.meaning.watched' : stateMeaningTextKeys[status]),
    })),
  ]
}

function kindOf(kind: string): string | undefined {
  return kinds.find(({ pattern }) => pattern.test(kind))?.id
}

function revokedLast(list: readonly Regulation[]): Regulation[] {
  const isRevoked = ({ state }: Regulation) => state === 'revoked'
  return [...list.filter((regulation) => !isRevoked(regulation)), ...list.filter(isRevoked)]
}

/** A regulation with the day of the last event in its life. */
export interface RecentRegulation {
  readonly regulation: Regulation
  readonly changedOn: string
}

/**
 * What changed last: was made known or came into force, or was amended or revoked by what came into force. Latest first; on
 * the same day, what was checked last first.
 * @param today events of later days do not count
 */
export function recentlyChanged(all: readonly Regulation[], count: number, today: string): RecentRegulation[] {
  const byId = new Map(all.map((regulation) => [regulation.id, regulation]))
  const startOf = ({ in_force, promulgated, enacted }: Regulation) => in_force ?? promulgated ?? enacted
  const changedOn = (regulation: Regulation) => {
    const newer = [...regulation.amendedBy, ...regulation.revokedBy, ...regulation.partlyRevokedBy]
    return [regulation.promulgated ?? regulation.enacted, startOf(regulation)]
      .concat(newer.flatMap(({ id }) => byId.get(id) ?? []).map(startOf))
      .filter((day) => day !== null)
      .filter((day) => day <= today)
      .sort()
      .at(-1)
  }
  return all
    .flatMap((regulation) => {
      const day = changedOn(regulation)
      return day === undefined ? [] : [{ regulation, changedOn: day }]
    })
    .sort(
      (a, b) =>
        b.changedOn.localeCompare(a.changedOn) || b.regulation.checked_on.localeCompare(a.regulation.checked_on),
    )
    .slice(0, count)
}
