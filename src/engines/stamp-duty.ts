/** Which stamp duty a document bears (UU 10/2020), from the facts in `content/facts/tools/stamp-duty.yaml`. Pure. */

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
  readonly sumIdr?: number | undefined
  /** Signed originals; of an electronic document, files. */
  readonly originals: number
  readonly isElectronic: boolean
  /** `now`: just signed, and still to be stamped; that is not late. */
  readonly signing: (typeof signings)[number]
  /** Absent while it is unsigned. */
  readonly year?: number | undefined
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

/** Stamp duty of a document in whole rupiah, with the ids of the rules that decided it, whose articles are in the facts. */
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

export const signings = ['unsigned', 'now', 'stamped', 'unstamped'] as const

/** Whether the year of signing matters: before it is signed, and on the day itself, it is known. */
export function asksYear(signing: string | undefined): boolean {
  return signing === 'stamped' || signing === 'unstamped'
}
