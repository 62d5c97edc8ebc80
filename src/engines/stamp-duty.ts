/** Which stamp duty a document bears (UU 10/2020), from the facts in `content/facts/tools/stamp-duty.yaml`. Pure. */
import type { Language } from '../lib/language.ts'
import { typedYear } from '../lib/typed-day.ts'
import { type TypingError, typedCount, typedRupiah } from '../lib/typed-values.ts'

/** What the computation needs of the facts; the names are those of the file. */
export interface StampDutyRates {
  readonly duty_idr: number
  readonly money_above_idr: number
  readonly surcharge_percent: number
  readonly since_year: number
  readonly kinds: readonly StampKind[]
}

interface StampKind {
  readonly id: string
  readonly duty: 'always' | 'money' | 'stated' | 'exempt'
  readonly rule: string
}

export interface StampQuestion {
  readonly kind: StampKind
  /** The sum of money received or of the debt settled, in whole rupiah; absent where none is stated. */
  readonly sumIdr?: number
  /** Signed originals; of an electronic document, files. */
  readonly originals: number
  readonly isElectronic: boolean
  /** `now`: just signed, and still to be stamped; that is not late. */
  readonly signing: (typeof signings)[number]
  /** Absent while it is unsigned. */
  readonly year?: number
  readonly isEvidence: boolean
  readonly isAbroad: boolean
}

export interface StampAnswer {
  /** Absent where the tool does not compute: the older law, or a document made abroad. */
  readonly totalIdr?: number
  readonly dutyIdr: number
  readonly surchargeIdr: number
  /** How many documents bear the duty. */
  readonly documents: number
  /** Keys of the rules that decided, the first one first. */
  readonly rules: readonly string[]
  /** What to do where duty is owed. */
  readonly advice?: StampAdvice
}

type StampAdvice =
  /** On paper: put it on before or at signing; an electronic stamp comes first. */
  | 'sign'
  | 'signElectronic'
  /** Just signed: put it on at once. */
  | 'now'
  | 'nowElectronic'
  /** Not owed before it becomes evidence: to be settled before it is filed. */
  | 'evidence'
  /** It should have been paid before: later stamping by an official. */
  | 'late'

export function stampDuty(rates: StampDutyRates, question: StampQuestion): StampAnswer {
  const nothing = { dutyIdr: 0, surchargeIdr: 0, documents: 0 }
  if (question.isAbroad) return { ...nothing, rules: ['luar-negeri'] }
  if (question.year !== undefined && question.year < rates.since_year) {
    return { ...nothing, rules: ['undang-undang-lama'] }
  }
  const ownRule = isDutiable(rates, question)
  if (question.signing === 'stamped') {
    return { ...nothing, totalIdr: 0, rules: [question.isEvidence ? 'bukti-bermeterai' : 'bermeterai'] }
  }
  if (!ownRule && !question.isEvidence) return { ...nothing, totalIdr: 0, rules: [question.kind.rule] }

  const dutyIdr = rates.duty_idr * question.originals
  const isLate = ownRule && question.signing === 'unstamped'
  const surchargeIdr = isLate ? Math.round((dutyIdr * rates.surcharge_percent) / 100) : 0
  const rules = [ownRule ? question.kind.rule : 'bukti', 'tarif']
  if (ownRule && question.isEvidence) rules.push('bukti')
  if (!ownRule && question.kind.duty === 'exempt') rules.push('bukti-bebas')
  if (isLate) rules.push('kemudian')
  if (question.isElectronic) rules.push('elektronik')
  if (ownRule && question.signing === 'now') rules.push('baru')
  const advice = adviceFor(ownRule, question)
  if (advice === 'evidence') rules.push('bukti-kemudian')
  return { totalIdr: dutyIdr + surchargeIdr, dutyIdr, surchargeIdr, documents: question.originals, rules, advice }
}

function adviceFor(ownRule: boolean, { signing, isElectronic }: StampQuestion): StampAdvice {
  if (!ownRule) return 'evidence'
  if (signing === 'unstamped') return 'late'
  if (signing === 'now') return isElectronic ? 'nowElectronic' : 'now'
  return isElectronic ? 'signElectronic' : 'sign'
}

/** Whether the document bears the duty by itself, without being used as evidence. */
function isDutiable({ money_above_idr }: StampDutyRates, { kind, sumIdr }: StampQuestion): boolean {
  if (kind.duty === 'always') return true
  return kind.duty !== 'exempt' && sumIdr !== undefined && sumIdr > money_above_idr
}

/** The form as typed; every field may hold anything. */
export interface StampForm {
  readonly kind: string
  readonly statesMoney: boolean
  readonly sum: string
  readonly originals: string
  readonly isElectronic: boolean
  readonly signing: string
  readonly year: string
  readonly isEvidence: boolean
  readonly isAbroad: boolean
}

export type StampFormErrors = Readonly<Partial<Record<'kind' | 'sum' | 'originals' | 'year', TypingError>>>

/** More signed copies of one document are taken for a slip of the finger. */
export const mostOriginals = 1000

/**
 * Reads the form.
 * @param thisYear a signing in a later year is refused
 * @param language decides how sums are read
 */
export function readStampForm(
  rates: StampDutyRates,
  form: StampForm,
  thisYear: number,
  language: Language = 'id',
): { readonly question: StampQuestion } | { readonly errors: StampFormErrors } {
  const kind = rates.kinds.find(({ id }) => id === form.kind)
  const originals = typedCount(form.originals, 1, mostOriginals)
  const needsSum = kind?.duty === 'money' || (kind?.duty === 'stated' && form.statesMoney)
  // What a field held that is not asked any more is no error.
  const sum = needsSum ? typedRupiah(form.sum, language) : undefined
  const signing = signings.find((known) => known === form.signing) ?? 'unsigned'
  const year = asksYear(signing) ? typedYear(form.year, 1945, thisYear) : undefined
  const errors: StampFormErrors = {
    ...(!kind && { kind: 'empty' as const }),
    ...(sum?.error && { sum: sum.error }),
    ...(sum?.value === 0 && { sum: 'tooSmall' as const }),
    ...(originals.error && { originals: originals.error }),
    ...(year?.error && { year: year.error }),
  }
  if (!kind || originals.error || Object.keys(errors).length > 0) return { errors }
  return {
    question: {
      kind,
      ...(sum?.value !== undefined && { sumIdr: sum.value }),
      originals: originals.value,
      isElectronic: form.isElectronic,
      signing,
      ...(year?.value !== undefined && { year: year.value }),
      isEvidence: form.isEvidence,
      isAbroad: form.isAbroad,
    },
  }
}

export const signings = ['unsigned', 'now', 'stamped', 'unstamped'] as const

/** Whether the year of signing matters: before it is signed, and on the day itself, it is known. */
export function asksYear(signing: string): boolean {
  return signing === 'stamped' || signing === 'unstamped'
}
