/**
 * The content as open data: what editors write, joined by entry, described by JSON Schemas that are made from the
 * schemas of the content. Drafts and entries of later days are left out.
 */
import { z } from 'zod'
import { type FactsOf, type Kind, kinds, type ProseOf } from '../collections/kinds.ts'
import { plainText } from '../collections/markdown/plain-text.ts'
import type { RegulationState } from '../collections/regulation-state.ts'
import { type Regulation, regulation, regulations } from '../collections/regulations.ts'
import { dutiesFacts } from '../collections/schema/tool-calendar.ts'
import { dutyGroups, hasTools, type ToolFacts, toolFacts } from '../collections/tool-facts.ts'
import { currentView, joined, type View } from '../collections/view.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { isAddressOfText } from '../lib/addresses.ts'
import { site } from '../site/site.ts'

/** A set is published as `/data/<name>.json`, its schema as `/data/<name>.schema.json`. */
export interface DataSet {
  readonly name: 'regulations' | 'fees' | 'duties' | 'glossary'
  readonly schema: object
  readonly data: object
  /** How many entries it has. */
  readonly count: number
}

const states = [
  'in_force',
  'amended',
  'partly_revoked',
  'revoked',
  'not_yet_in_force',
] as const satisfies readonly RegulationState[]

/** Under which all sets are published. */
export const licence = 'https://creativecommons.org/licenses/by/4.0/'

/** All sets, as of the day of the view. */
export function dataSets(view: View = currentView()): readonly DataSet[] {
  return [
    dataSet(
      'regulations',
      z.strictObject({
        url: z.url(),
        state: z.enum(states),
        derived: derivedRelations,
        official_url_is_text: z.boolean(),
        facts: kinds.regulations.facts,
        texts: perLanguageSchema(kinds.regulations.prose),
      }),
      entriesOf('regulations', view, (id, facts, texts) => {
        const shown = regulation(id, languages[0] as Language, view)
        return {
          url: address(`/infohukum/${id}`),
          state: shown?.state,
          derived: shown && relationsOf(shown),
          official_url_is_text: isAddressOfText(facts.official_url),
          facts,
          texts,
        }
      }),
      view,
    ),
    dataSet(
      'fees',
      z.strictObject({
        url: z.url(),
        reviewed_on: kinds.services.facts.shape.reviewed_on,
        price: publishedPrice,
        texts: perLanguageSchema(kinds.services.prose.pick({ title: true, variants: true, lines: true })),
      }),
      entriesOf('services', view, (id, { reviewed_on, price }, texts) => ({
        url: address(`/layanan/${id}`),
        reviewed_on,
        price: withCertainty(price),
        texts: mapValues(texts, ({ title, variants, lines }) => ({ title, variants, lines })),
      })),
      view,
    ),
    ...dutySets(view),
    dataSet(
      'glossary',
      z.strictObject({
        url: z.url(),
        facts: kinds.glossary.facts,
        texts: perLanguageSchema(kinds.glossary.prose.extend({ definition: z.string() })),
      }),
      joinedEntries('glossary', view).map(({ id, facts, byLanguage }) => ({
        id,
        url: address(`/infohukum/glosarium#${id}`),
        facts,
        texts: mapValues(byLanguage, ({ prose, body }, language) => ({
          ...prose,
          definition: plainText(body(), language as Language, view),
        })),
      })),
      view,
    ),
  ]
}

const ids = z.array(z.string())

/** What other regulations say about one, which its own facts do not repeat. Ids. */
const derivedRelations = z.strictObject({
  amended_by: ids,
  revoked_by: ids,
  partly_revoked_by: ids,
  implemented_by: ids,
  changes_reading_of: ids,
  reported_successor_of: ids,
})

function relationsOf(shown: Regulation): z.input<typeof derivedRelations> {
  const idsOf = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id)
  return {
    amended_by: idsOf(shown.amendedBy),
    revoked_by: idsOf(shown.revokedBy),
    partly_revoked_by: idsOf(shown.partlyRevokedBy),
    implemented_by: idsOf(shown.implementedBy),
    changes_reading_of: idsOf(shown.readWithBy),
    reported_successor_of: idsOf(shown.reportedSuccessorOf),
  }
}

const { price: priceFacts } = kinds.services.facts.shape
const lineFacts = priceFacts.shape.lines.element
const { confirmed: _, ...lineShape } = lineFacts.shape

/** A price whose lines say in one word how sure the amount is. */
const publishedPrice = priceFacts.extend({
  lines: z.array(
    z
      .strictObject({ ...lineShape, certainty: z.enum(['sample', 'confirmed', 'unconfirmed']) })
      .meta(lineFacts.meta() ?? {}),
  ),
})

function withCertainty({ sample, lines, ...price }: FactsOf<'services'>['price']): z.input<typeof publishedPrice> {
  const isSample = (party: string) => sample.some((one) => one === party)
  return {
    ...price,
    sample,
    lines: lines.map(({ confirmed, ...line }) => ({
      ...line,
      certainty: isSample(line.party) ? 'sample' : confirmed && !line.amount_unknown ? 'confirmed' : 'unconfirmed',
    })),
  }
}

/** What the calendar tool knows of a duty, without what only steers the tool or is a note for editors. */
const publishedDuty = dutiesFacts.shape.duties.element.omit({ show: true, ticked_by_profile: true, note: true })

/** The set of duties; none where the content has no tools. */
function dutySets(view: View): readonly DataSet[] {
  if (!hasTools(view.content.folder)) return []
  const entry = publishedDuty.extend({
    url: z.url(),
    group: z.enum(dutyGroups),
    checked_on: dutiesFacts.shape.checked_on,
  })
  const withId = basisWithId(view)
  const entries = dutyGroups.flatMap((group) => {
    const { checked_on, duties } = toolFacts(`duties-${group}`)
    return duties.map((duty) => ({
      url: address('/alat/kalender-kewajiban'),
      group,
      checked_on,
      ...published(duty),
      basis: duty.basis.map(withId),
      sanction_basis: duty.sanction_basis.map(withId),
    }))
  })
  return [dataSet('duties', entry, entries, view)]
}

type Duty = ToolFacts<'duties-tax'>['duties'][number]

/** Adds the id in the library to a basis that names a regulation by its citation or a short name: `UU KUP`. */
function basisWithId(view: View): (basis: Duty['basis'][number]) => Duty['basis'][number] {
  const names = regulations(languages[0] as Language, view)
    .filter(({ unpublished }) => !unpublished)
    .flatMap(({ id, label, known_as }) => [label, ...known_as].map((name) => [name, id] as const))
  const ids = new Map(names)
  return (basis) => ({ library_id: ids.get(basis.regulation), ...basis })
}

function published({ show, ticked_by_profile, note, ...duty }: Duty) {
  return duty
}

function address(path: string): string {
  return site.origin + localizedPath(path, languages[0] as Language)
}

function perLanguageSchema<S extends z.ZodType>(texts: S) {
  return z.strictObject(Object.fromEntries(languages.map((language) => [language, texts])))
}

function dataSet(name: DataSet['name'], entry: z.ZodObject, entries: readonly object[], { day }: View): DataSet {
  const schemaUrl = `${site.origin}/data/${name}.schema.json`
  const whole = z.strictObject({
    $schema: z.literal(schemaUrl),
    day: z.iso.date(),
    licence: z.literal(licence),
    cite: z.string(),
    entries: z.array(entry.extend({ id: z.string() })),
  })
  const schema = z.toJSONSchema(whole, { io: 'output', unrepresentable: 'any' })
  const cite = `${site.name}, ${name}, ${day}, ${site.origin}/data/${name}.json`
  const data = { $schema: schemaUrl, day, licence, cite, entries }
  return { name, schema: { ...schema, $id: schemaUrl }, data: whole.parse(data), count: entries.length }
}

interface JoinedEntry<K extends Kind> {
  readonly id: string
  readonly facts: FactsOf<K>
  readonly byLanguage: Readonly<Record<string, { readonly prose: ProseOf<K>; readonly body: () => string }>>
}

/** Entries that are valid in every language, by id. */
function joinedEntries<K extends Kind>(kind: K, view: View): readonly JoinedEntry<K>[] {
  const [first = [], ...others] = languages.map((language) => joined(kind, language, view))
  return first
    .filter(({ unpublished }) => !unpublished)
    .flatMap((entry) => {
      const same = [entry, ...others.flatMap((list) => list.filter(({ id }) => id === entry.id))]
      if (same.length < languages.length) return []
      const byLanguage = Object.fromEntries(same.map(({ prose, body }, place) => [languages[place], { prose, body }]))
      return [{ id: entry.id, facts: entry.facts, byLanguage }]
    })
}

function entriesOf<K extends Kind>(
  kind: K,
  view: View,
  make: (id: string, facts: FactsOf<K>, texts: Readonly<Record<string, ProseOf<K>>>) => object,
): readonly object[] {
  return joinedEntries(kind, view).map(({ id, facts, byLanguage }) => ({
    id,
    ...make(
      id,
      facts,
      mapValues(byLanguage, ({ prose }) => prose),
    ),
  }))
}

function mapValues<V, R>(record: Readonly<Record<string, V>>, map: (value: V, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}
