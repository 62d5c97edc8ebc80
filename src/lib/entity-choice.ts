/**
 * Which legal entity fits: at most seven questions that lead to one row of the decision table. A row names its outcome,
 * the runner-up, the way of changing an existing business, and whether the page must warn of holding shares through a
 * nominee (Law 25/2007, Article 33).
 *
 * The articles behind the outcomes stand in their content (`content/outcomes`) and in the comparison of entities.
 * Pure.
 */

/** The parameter that every address with an answer has. */
export const firstQuestion = 'mulai' satisfies QuestionId

export type QuestionId = 'mulai' | 'tujuan' | 'asing' | 'orang' | 'ukuran' | 'risiko' | 'rencana'

/** A question may be worded by what is known already: capital of one owner, plan of a foreign one, purpose of members. */
export type QuestionWording =
  | 'mulai'
  | 'tujuan'
  | 'asing'
  | 'orang'
  | 'orang-asing'
  | 'orang-yayasan'
  | 'orang-perorangan'
  | 'ukuran-modal'
  | 'ukuran-investasi'
  | 'ukuran-anggota'
  | 'risiko'
  | 'rencana-sendiri'
  | 'rencana-bersama'

export type ServiceOutcome = 'pt-perorangan' | 'pendirian-pt' | 'pendirian-cv' | 'pt-pma' | 'yayasan'
/** Outcomes without a service of ours; their content lies in `content/outcomes`. */
export type OtherOutcome =
  | 'nib-saja'
  | 'firma-perdata'
  | 'kantor-perwakilan'
  | 'koperasi'
  | 'perkumpulan'
  | 'tetap-cv'
  | 'tetap-perorangan'
  | 'tanya-pemegang-kedua'
  | 'tanya-investasi'
  | 'tanya-yayasan'
  | 'yayasan-belum'
  | 'ubah-perorangan'
  | 'ubah-pt'
  | 'ubah-pma'
export type Outcome = ServiceOutcome | OtherOutcome

/** A section of the page on changing the form of a business. */
type ChangePath = 'dari-usaha-perorangan' | 'dari-cv' | 'dari-pt-perorangan' | 'menjadi-pma' | 'pengurus'

/** In the order in which the page lists them. */
export const outcomes: readonly Outcome[] = [
  'nib-saja',
  'pt-perorangan',
  'pendirian-pt',
  'pendirian-cv',
  'firma-perdata',
  'pt-pma',
  'kantor-perwakilan',
  'yayasan',
  'perkumpulan',
  'koperasi',
  'tanya-pemegang-kedua',
  'tanya-investasi',
  'tanya-yayasan',
  'yayasan-belum',
  'tetap-cv',
  'tetap-perorangan',
  'ubah-perorangan',
  'ubah-pt',
  'ubah-pma',
]

/** Id of the element that holds all outcomes on the chooser's page. */
export const allResultsId = 'semua-hasil'

/** Id of an outcome on the chooser's page. */
export const resultId = (outcome: Outcome) => `hasil-${outcome}`

const serviceOutcomes: readonly Outcome[] = ['pt-perorangan', 'pendirian-pt', 'pendirian-cv', 'pt-pma', 'yayasan']

export function isServiceOutcome(outcome: Outcome): outcome is ServiceOutcome {
  return serviceOutcomes.includes(outcome)
}

interface Row {
  readonly outcome: Outcome
  /** The next best outcomes, best first. */
  readonly runnerUp: readonly Outcome[]
  /** The page warns of holding shares through a nominee (Law 25/2007, Article 33). */
  readonly nominee?: true
  /** What must be there or asked first, as the page says it in `chooser.condition.<condition>`. */
  readonly condition?: 'perorangan-investor' | 'perwakilan' | 'pma-sendiri'
  readonly change?: ChangePath
}

/** The decision table. Its order is that of the ways through the questions. */
const rows = {
  'nib-saja': { outcome: 'nib-saja', runnerUp: ['pt-perorangan'] },
  perorangan: { outcome: 'pt-perorangan', runnerUp: ['nib-saja'] },
  'perorangan-investor': {
    outcome: 'pt-perorangan',
    runnerUp: ['pendirian-pt'],
    nominee: true,
    condition: 'perorangan-investor',
  },
  'pemegang-kedua': { outcome: 'tanya-pemegang-kedua', runnerUp: ['pendirian-pt'], nominee: true },
  pt: { outcome: 'pendirian-pt', runnerUp: ['pendirian-cv'] },
  cv: { outcome: 'pendirian-cv', runnerUp: ['pendirian-pt'] },
  firma: { outcome: 'firma-perdata', runnerUp: ['pendirian-cv', 'pendirian-pt'] },
  perwakilan: { outcome: 'kantor-perwakilan', runnerUp: ['pt-pma'], condition: 'perwakilan' },
  pma: { outcome: 'pt-pma', runnerUp: ['ubah-pma'], nominee: true },
  'pma-sendiri': { outcome: 'pt-pma', runnerUp: ['kantor-perwakilan'], nominee: true, condition: 'pma-sendiri' },
  'investasi-kecil': { outcome: 'tanya-investasi', runnerUp: ['kantor-perwakilan'], nominee: true },
  yayasan: { outcome: 'yayasan', runnerUp: ['perkumpulan'] },
  'yayasan-belum': { outcome: 'yayasan-belum', runnerUp: ['perkumpulan'] },
  'yayasan-asing': { outcome: 'tanya-yayasan', runnerUp: ['perkumpulan'] },
  koperasi: { outcome: 'koperasi', runnerUp: ['pendirian-pt'] },
  perkumpulan: { outcome: 'perkumpulan', runnerUp: ['yayasan'] },
  'anggota-asing': { outcome: 'tanya-yayasan', runnerUp: [] },
  'cv-ke-pt': { outcome: 'pendirian-pt', runnerUp: ['tetap-cv'], nominee: true, change: 'dari-cv' },
  'tetap-cv': { outcome: 'tetap-cv', runnerUp: ['pendirian-pt'], change: 'dari-cv' },
  'perorangan-ke-pt': { outcome: 'ubah-perorangan', runnerUp: [], nominee: true, change: 'dari-pt-perorangan' },
  'tetap-perorangan': { outcome: 'tetap-perorangan', runnerUp: ['ubah-perorangan'], change: 'dari-pt-perorangan' },
  'ubah-pt': { outcome: 'ubah-pt', runnerUp: [], change: 'pengurus' },
  'ubah-pma': { outcome: 'ubah-pma', runnerUp: ['tanya-investasi'], nominee: true, change: 'menjadi-pma' },
} as const satisfies Readonly<Record<string, Row>>

export type RowId = keyof typeof rows
export const rowIds = Object.keys(rows) as readonly RowId[]

/** The row that the answers lead to. */
export interface Choice extends Row {
  readonly row: RowId
}

export interface Question {
  readonly id: QuestionId
  readonly wording: QuestionWording
  readonly options: readonly string[]
}

export interface Answer {
  readonly question: QuestionId
  readonly wording: QuestionWording
  readonly option: string
}

/** How far the visitor is: what is answered, and either the next question or the row that was reached. */
export interface ChoiceState {
  readonly answers: readonly Answer[]
  readonly question?: Question
  readonly choice?: Choice
}

type Given = Readonly<Partial<Record<QuestionId, string>>>

const ask = (wording: QuestionWording, ...options: readonly string[]): Question => ({
  id: wording.split('-')[0] as QuestionId,
  wording,
  options,
})

/** The next question, or the row, after the answers given so far. */
function following(given: Given): Question | RowId {
  if (!given.mulai) return ask('mulai', 'baru', 'ud', 'cv', 'perorangan', 'pt')
  if (given.mulai === 'baru' && !given.tujuan) return ask('tujuan', 'laba', 'sosial', 'anggota')
  if (!given.asing) return ask('asing', 'tidak', 'ya')
  if (given.tujuan === 'sosial') return followingSocial(given)
  if (given.tujuan === 'anggota') return followingMembers(given)
  if (given.asing === 'ya') return followingForeign(given)
  if (given.mulai === 'pt') return 'ubah-pt'
  if (given.mulai === 'cv') return followingCv(given)
  if (given.mulai === 'perorangan') return followingOnePersonCompany(given)
  return followingFounders(given)
}

/** A foundation needs five different people for its organs (Law 16/2001, Articles 28 to 32 and 40). */
function followingSocial({ asing, orang }: Given): Question | RowId {
  if (asing === 'ya') return 'yayasan-asing'
  if (!orang) return ask('orang-yayasan', 'lima', 'kurang-lima')
  return orang === 'lima' ? 'yayasan' : 'yayasan-belum'
}

/** Fewer than nine people found no cooperative (Law 25/1992, Article 6, as amended): they choose as founders do. */
function followingMembers(given: Given): Question | RowId {
  if (given.asing === 'ya') return 'anggota-asing'
  if (!given.ukuran) return ask('ukuran-anggota', 'untung-anggota', 'kepentingan')
  if (given.ukuran === 'kepentingan') return 'perkumpulan'
  // One person has no members.
  if (!given.orang) return ask('orang', 'dua', 'sembilan')
  return given.orang === 'sembilan' ? 'koperasi' : followingFounders(given)
}

/** A company with foreign owners is large by law (Law 25/2007, Article 5(2); BKPM Regulation 5/2025, Article 26). */
function followingForeign({ mulai, ukuran, orang }: Given): Question | RowId {
  if (mulai === 'pt') {
    if (!ukuran) return ask('ukuran-investasi', 'besar', 'kecil')
    return ukuran === 'besar' ? 'ubah-pma' : 'investasi-kecil'
  }
  if (!ukuran) return ask('ukuran-investasi', 'hubung', 'besar', 'kecil')
  if (ukuran === 'hubung') return 'perwakilan'
  if (ukuran === 'kecil') return 'investasi-kecil'
  if (!orang) return ask('orang-asing', 'satu', 'dua')
  return orang === 'satu' ? 'pma-sendiri' : 'pma'
}

function followingCv({ risiko }: Given): Question | RowId {
  if (!risiko) return ask('risiko', 'ya', 'kecil')
  return risiko === 'ya' ? 'cv-ke-pt' : 'tetap-cv'
}

/** A second holder or outgrowing the small class ends the one-person company (Law 40/2007, Article 153H). */
function followingOnePersonCompany({ orang, ukuran }: Given): Question | RowId {
  if (!orang) return ask('orang-perorangan', 'satu', 'dua')
  if (orang === 'dua') return 'perorangan-ke-pt'
  if (!ukuran) return ask('ukuran-modal', 'sampai-5', 'lebih-5')
  return ukuran === 'lebih-5' ? 'perorangan-ke-pt' : 'tetap-perorangan'
}

/** One owner founds a company alone only as a micro or small business (Law 40/2007, Articles 7 and 153A). */
function followingFounders({ orang, ukuran, risiko, rencana }: Given): Question | RowId {
  if (!orang) return ask('orang', 'satu', 'dua', 'sembilan')
  const isAlone = orang === 'satu'
  if (isAlone && !ukuran) return ask('ukuran-modal', 'sampai-5', 'lebih-5')
  if (isAlone && ukuran === 'lebih-5') return 'pemegang-kedua'
  if (!risiko) return ask('risiko', 'ya', 'kecil')
  if (isAlone && risiko === 'kecil') return 'nib-saja'
  if (isAlone && !rencana) return ask('rencana-sendiri', 'ya', 'tidak')
  if (isAlone) return rencana === 'ya' ? 'perorangan-investor' : 'perorangan'
  if (risiko === 'ya') return 'pt'
  if (!rencana) return ask('rencana-bersama', 'semua-mengurus', 'ada-pemodal')
  return rencana === 'ada-pemodal' ? 'cv' : 'firma'
}

/** Follows the answers from the first question on, as far as they fit; an unknown answer leaves its question open. */
export function choiceState(answerTo: (question: QuestionId) => string | null | undefined): ChoiceState {
  const answers: Answer[] = []
  let given: Given = {}
  for (;;) {
    const next = following(given)
    if (typeof next === 'string') return { answers, choice: choiceOf(next, given) }
    const option = answerTo(next.id)
    if (!option || !next.options.includes(option)) return { answers, question: next }
    answers.push({ question: next.id, wording: next.wording, option })
    given = { ...given, [next.id]: option }
  }
}

/** An owner who founds a new entity in place of an older one is also shown how the older one ends. */
function choiceOf(row: RowId, { mulai }: Given): Choice {
  const found: Row = rows[row]
  const leavesOldForm = isServiceOutcome(found.outcome) && !found.change
  const change = leavesOldForm && mulai ? oldFormPaths[mulai] : undefined
  return { row, ...found, ...(change && { change }) }
}

const oldFormPaths: Readonly<Partial<Record<string, ChangePath>>> = {
  ud: 'dari-usaha-perorangan',
  cv: 'dari-cv',
  perorangan: 'dari-pt-perorangan',
}

/** Every way through the questions that begins with these answers, each with its row. */
export function choicesAfter(
  given: readonly Answer[],
): { readonly answers: readonly Answer[]; readonly choice: Choice }[] {
  const { answers, question, choice } = choiceState((id) => given.find((answer) => answer.question === id)?.option)
  if (choice) return [{ answers, choice }]
  return question
    ? question.options.flatMap((option) =>
        choicesAfter([...given, { question: question.id, wording: question.wording, option }]),
      )
    : []
}

/** A row of the decision table with every way that leads to it, as the answers given on it. */
interface RowWithWays extends Choice {
  readonly ways: readonly (readonly Answer[])[]
}

/** The rows of the decision table that end here. */
export function rowsOf(outcome: Outcome): readonly RowWithWays[] {
  const found = choicesAfter([]).filter(({ choice }) => choice.outcome === outcome)
  const byRow = new Map<RowId, RowWithWays>()
  for (const { answers, choice } of found)
    byRow.set(choice.row, { ...choice, ways: [...(byRow.get(choice.row)?.ways ?? []), answers] })
  return [...byRow.values()]
}

/** What is no form of business but advice on the way to one. */
const advice: readonly Outcome[] = ['tanya-pemegang-kedua', 'tanya-investasi', 'tanya-yayasan', 'yayasan-belum']

export interface PossibleForms {
  readonly open: readonly Outcome[]
  /** Those that an answer has ruled out, by that answer. */
  readonly closed: readonly { readonly answer: Answer; readonly forms: readonly Outcome[] }[]
}

/**
 * Which forms the next answers can still lead to, and which the given ones have ruled out. What only an existing business
 * can do is listed once the visitor has said to have one.
 */
export function possibleForms(answers: readonly Answer[]): PossibleForms {
  const reachable = (given: readonly Answer[]) => new Set(choicesAfter(given).map(({ choice }) => choice.outcome))
  const start: Answer = { question: 'mulai', wording: 'mulai', option: 'baru' }
  let open = [...new Set([...reachable([start]), ...(answers[0] ? reachable(answers.slice(0, 1)) : [])])]
    .filter((outcome) => !advice.includes(outcome))
    .sort((a, b) => outcomes.indexOf(a) - outcomes.indexOf(b))
  const closed = answers.flatMap((answer, place) => {
    const left = reachable(answers.slice(0, place + 1))
    const forms = open.filter((outcome) => !left.has(outcome))
    open = open.filter((outcome) => left.has(outcome))
    return forms.length > 0 ? [{ answer, forms }] : []
  })
  return { open, closed }
}

/** What the comparison of entities says of a form. */
export type ReasonTrait = 'fits' | 'founders' | 'liability' | 'capital' | 'foreigners' | 'duties'

/**
 * What of it bears on the answer to a question. Who of several runs the business decides who answers for its debts; what
 * members gather for says nothing of the capital.
 */
const traitsOfQuestions: Readonly<Record<QuestionWording, ReasonTrait>> = {
  mulai: 'fits',
  tujuan: 'fits',
  asing: 'foreigners',
  orang: 'founders',
  'orang-asing': 'founders',
  'orang-yayasan': 'founders',
  'orang-perorangan': 'founders',
  'ukuran-modal': 'capital',
  'ukuran-investasi': 'capital',
  'ukuran-anggota': 'fits',
  risiko: 'liability',
  'rencana-sendiri': 'founders',
  'rencana-bersama': 'liability',
}

/** Why a form fits: what it says on a trait, to the answers that bear on it. */
export interface AnsweredTrait {
  readonly trait: Exclude<ReasonTrait, 'fits'>
  /** None where the visitor was not asked. */
  readonly answers: readonly Answer[]
}

/** Three traits, those first that were asked about last. Whom a form suits is no reason, but what the answers have shown. */
export function answeredTraits(answers: readonly Answer[]): readonly AnsweredTrait[] {
  const asked = answers.map(({ wording }) => traitsOfQuestions[wording]).reverse()
  const traits = new Set([...asked.filter((trait) => trait !== 'fits'), 'founders', 'liability', 'foreigners'] as const)
  return [...traits]
    .slice(0, 3)
    .map((trait) => ({ trait, answers: answers.filter(({ wording }) => traitsOfQuestions[wording] === trait) }))
}

/** The answers that have ruled out other forms, at most the last three: why what is left is left. */
export function decisiveAnswers(answers: readonly Answer[]): readonly Answer[] {
  return possibleForms(answers)
    .closed.map(({ answer }) => answer)
    .slice(-3)
}

/** The answers as a query without its `?`, in the order in which they were given. */
export function answersQuery(answers: readonly Answer[]): string {
  return new URLSearchParams(answers.map(({ question, option }) => [question, option])).toString()
}
