/**
 * The life of a regulation, from the relations of the library: what it replaced, what changed it, and what stands in its
 * place. Pure.
 */
import type { Regulation, RegulationRef } from './regulations.ts'

/** What a regulation in the life of another did to it, or it to that one. */
type LifeRole =
  | 'replaced'
  | 'self'
  | 'amends'
  | 'partly_revokes'
  | 'replaces_amendment'
  | 'revokes'
  | 'adopts'
  | 'reported'

export interface LifeStation extends RegulationRef {
  readonly role: LifeRole
  /** The older regulation that it replaced or adopted, where that is not the one whose life is told. */
  readonly of?: string
  /** The first day on which it had effect; absent where that is not known. */
  readonly day?: string
}

export interface LawLife {
  /** In order of time; empty where nothing came before or after. */
  readonly stations: readonly LifeStation[]
  /** How many older ones that it replaced are left out. */
  readonly earlier: number
  readonly heirs: Heirs
  /** What it stands in the place of, by its own words; of those outside the library the name alone. */
  readonly replaces: readonly RegulationRef[]
}

/** What to read in its place: those with a page, or where there is none of them, the others. */
export type Heirs = { readonly regulations: readonly RegulationRef[] } & (
  | { readonly kind: 'none' }
  /** Without effect since the day, where that is known. */
  | { readonly kind: 'revoked'; readonly day?: string }
  /** It will lose its effect on the day. */
  | { readonly kind: 'coming'; readonly day: string }
  /** Only secondary sources say that it was replaced. */
  | { readonly kind: 'reported' }
)

/** Of what it replaced, the line shows the latest. */
const mostReplaced = 3

/** The first day on which a regulation had effect. */
function startOf({ in_force, promulgated, enacted }: Regulation): string | undefined {
  return in_force ?? promulgated ?? enacted ?? undefined
}

/**
 * @param library all regulations of one language
 * @param today what a newer regulation does counts from its first day on
 */
export function lawLife(regulation: Regulation, library: readonly Regulation[], today: string): LawLife {
  const byId = new Map(library.map((entry) => [entry.id, entry]))
  const station = (ref: RegulationRef, role: LifeRole, of?: string): LifeStation => {
    const known = byId.get(ref.id)
    const day = known && startOf(known)
    return { ...ref, role, ...(of !== undefined && { of }), ...(day !== undefined && { day }) }
  }
  /** A law that made the emergency regulation of that id its own. */
  const adopters = (id: string) => library.filter(({ adopts }) => adopts.includes(id)).map(refOf)

  const { amendedBy, partlyRevokedBy, revokedBy, revokes, reported_successor } = regulation
  const replacing = amendedBy.flatMap((amendment) =>
    (byId.get(amendment.id)?.revokedBy ?? []).map((newer) => station(newer, 'replaces_amendment', amendment.label)),
  )
  const adopting = revokedBy.flatMap((newer) =>
    newer.path ? [] : adopters(newer.id).map((law) => station(law, 'adopts', newer.label)),
  )
  const replaced = inOrder(revokes.map((older) => station(older, 'replaced')))
  const after = firstOfEach([
    ...amendedBy.map((newer) => station(newer, 'amends')),
    ...partlyRevokedBy.map((newer) => station(newer, 'partly_revokes')),
    ...revokedBy.map((newer) => station(newer, 'revokes')),
    ...adopting,
    ...reported_successor.map((newer) => station(newer, 'reported')),
    ...replacing,
  ])
  const self = station(refOf(regulation), 'self')
  const stations = [...replaced.slice(-mostReplaced), self, ...inOrder(after)]
  return {
    stations: stations.length > 1 ? stations : [],
    earlier: Math.max(0, replaced.length - mostReplaced),
    heirs: heirsOf(regulation, [...revokedBy.map((newer) => station(newer, 'revokes')), ...adopting], today),
    replaces: firstOfEach([
      ...revokes,
      ...regulation.adopts.flatMap((adopted) =>
        library.filter((older) => older.revokedBy.some(({ id }) => id === adopted)).map(refOf),
      ),
    ]),
  }
}

function refOf({ id, label, title, path, state, state_unconfirmed }: Regulation): RegulationRef {
  return { id, label, title, path, standing: { state, state_unconfirmed } }
}

function heirsOf({ state, reported_successor }: Regulation, newer: readonly LifeStation[], today: string): Heirs {
  const withPage = newer.filter(({ path }) => path !== undefined)
  const regulations = withPage.length > 0 ? withPage : newer
  const days = newer.filter(({ role }) => role === 'revokes').flatMap(({ day }) => day ?? [])
  const day = days.toSorted()[0]
  if (state === 'revoked') return { kind: 'revoked', ...(day !== undefined && day <= today && { day }), regulations }
  if (newer.length > 0 && day !== undefined) return { kind: 'coming', day, regulations }
  if (reported_successor.length > 0) return { kind: 'reported', regulations: reported_successor }
  return { kind: 'none', regulations: [] }
}

function firstOfEach<Ref extends RegulationRef>(refs: readonly Ref[]): Ref[] {
  return refs.filter(({ id }, place) => refs.findIndex((other) => other.id === id) === place)
}

/** By day; one of which only the year is known stands at the end of that year. */
function inOrder(stations: readonly LifeStation[]): LifeStation[] {
  const key = ({ day, id }: LifeStation) => day ?? `${/\d{4}$/.exec(id)?.[0] ?? '0000'}-12-31`
  return stations.toSorted((a, b) => key(a).localeCompare(key(b)))
}
