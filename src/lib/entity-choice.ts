/**
 * Which legal entity fits: a tree of questions whose every way ends in one answer. The rules behind it are those of the
 * comparison of entities (`entity` in the content of the services), which cites their articles:
 *
 * - a foundation may not share out profit; for foreign founders our sources disagree, so we ask back;
 * - with a foreign owner the company is a PT PMA, which needs an investment above Rp10 billion;
 * - one founder alone may have a PT Perorangan, as a micro or small business; any other PT needs two;
 * - in a CV the active partner answers with private assets.
 *
 * Pure.
 */

export type QuestionId = 'tujuan' | 'asing' | 'investasi' | 'pendiri' | 'modal' | 'harta'
/** Nothing can be said without asking back, each for a reason of its own. */
export type AskOutcome = 'tanya-investasi' | 'tanya-yayasan'
/** Ids of the services that found the entity, or why we ask back. */
export type Outcome = 'pendirian-pt' | 'pt-perorangan' | 'pendirian-cv' | 'yayasan' | 'pt-pma' | AskOutcome

interface Option {
  readonly id: string
  /** The questions are followed in the order in which they are asked. */
  readonly next: QuestionId | { readonly outcome: Outcome }
}

const ends = (outcome: Outcome) => ({ outcome })

const questions: Readonly<Record<QuestionId, readonly [Option, Option]>> = {
  tujuan: [
    { id: 'usaha', next: 'asing' },
    { id: 'sosial', next: 'asing' },
  ],
  asing: [
    { id: 'tidak', next: 'pendiri' },
    { id: 'ya', next: 'investasi' },
  ],
  investasi: [
    { id: 'besar', next: ends('pt-pma') },
    { id: 'kecil', next: ends('tanya-investasi') },
  ],
  pendiri: [
    { id: 'sendiri', next: 'modal' },
    { id: 'bersama', next: 'harta' },
  ],
  modal: [
    { id: 'kecil', next: ends('pt-perorangan') },
    { id: 'besar', next: ends('pendirian-pt') },
  ],
  harta: [
    { id: 'terpisah', next: ends('pendirian-pt') },
    { id: 'pribadi', next: ends('pendirian-cv') },
  ],
}

const firstQuestion: QuestionId = 'tujuan'

export const outcomes: readonly Outcome[] = [
  'pt-perorangan',
  'pendirian-pt',
  'pendirian-cv',
  'pt-pma',
  'yayasan',
  'tanya-investasi',
  'tanya-yayasan',
]

export interface Answer {
  readonly question: QuestionId
  readonly option: string
}

export function isAskOutcome(outcome: Outcome): outcome is AskOutcome {
  return outcome === 'tanya-investasi' || outcome === 'tanya-yayasan'
}

/** How far the visitor is: what is answered, and either the next question or the outcome. */
export interface ChoiceState {
  readonly answers: readonly Answer[]
  readonly question?: { readonly id: QuestionId; readonly options: readonly string[] }
  readonly outcome?: Outcome
}

/** Follows the answers from the first question on; what no question asks for, or an unknown answer, ends the way. */
export function choiceState(answerTo: (question: QuestionId) => string | null | undefined): ChoiceState {
  const answers: Answer[] = []
  let question = firstQuestion
  for (;;) {
    const options = questions[question]
    const option = options.find(({ id }) => id === answerTo(question))
    if (!option) return { answers, question: { id: question, options: options.map(({ id }) => id) } }
    answers.push({ question, option: option.id })
    const next = following(answers, option)
    if (typeof next !== 'string') return { answers, outcome: next.outcome }
    question = next
  }
}

/** A social purpose is decided by the owners alone. */
function following(answers: readonly Answer[], { id, next }: Option): Option['next'] {
  const isSocial = answers.some(({ question, option }) => question === 'tujuan' && option === 'sosial')
  if (isSocial && answers.at(-1)?.question === 'asing') return ends(id === 'ya' ? 'tanya-yayasan' : 'yayasan')
  return next
}

/** Every way through the questions, each with its outcome. */
export function allChoices(): { readonly answers: readonly Answer[]; readonly outcome: Outcome }[] {
  const explore = (given: readonly Answer[]): ReturnType<typeof allChoices> => {
    const state = choiceState((asked) => given.find(({ question }) => question === asked)?.option)
    if (state.outcome) return [{ answers: state.answers, outcome: state.outcome }]
    const { question } = state
    return question ? question.options.flatMap((option) => explore([...given, { question: question.id, option }])) : []
  }
  return explore([])
}

/** The answers as a query without its `?`, in the order in which they were given. */
export function answersQuery(answers: readonly Answer[]): string {
  return new URLSearchParams(answers.map(({ question, option }) => [question, option])).toString()
}
