/** What is read from an offer. The names of words are those of `content/facts/tools/quote.yaml`. */
import type { AmountWords } from './quantity.ts'
import type { ColumnWords } from './rows.ts'

/** Who receives the money. `mixed`: several, in one sum. `unclear`: no word says it. */
export const payees = ['fee', 'state', 'third_party', 'tax', 'other', 'mixed', 'unclear'] as const
export type Payee = (typeof payees)[number]

/** What a sum is. Only `price` and `discount` count; `text` is a line without a sum. */
export const roles = [
  'price',
  'discount',
  'total',
  'subtotal',
  'included',
  'notIncluded',
  'before',
  'taxBase',
  'capital',
  'instalment',
  'other',
  'text',
] as const
export type Role = (typeof roles)[number]

/**
 * Why a line is asked about. The first group leaves no sum to count: another currency, not readable, million or
 * thousand million, thousands perhaps left out, more than one sum, perhaps no money, perhaps not included, one of several
 * to choose from, already paid. The second counts: a range, about so much, from, at most.
 */
const openDoubts = ['foreign', 'unread', 'scale', 'small', 'several', 'bare', 'role', 'choice', 'paid'] as const
export type Doubt = (typeof openDoubts)[number] | 'range' | 'about' | 'from' | 'upTo'

export interface QuoteWords extends AmountWords {
  /** Lines with a cost that are taken; what stands behind them is left out, and said. */
  readonly most_lines: number
  readonly payee_words: readonly { readonly payee: Payee; readonly words: readonly string[] }[]
  readonly package_words: readonly string[]
  readonly free_words: readonly string[]
  /** Words of costs that name no payee: `biaya`, `harga`. */
  readonly cost_words: readonly string[]
  /** Before numbers that are no money: accounts, telephones, laws. */
  readonly reference_words: readonly string[]
  /** How letters and lists begin, and no cost does. */
  readonly greeting_words: readonly string[]
  /** At the end of a line that goes on; the first also behind a sum. */
  readonly joining_words: readonly string[]
  readonly open_words: readonly string[]
  /** Between two sums that are the same or are added. */
  readonly between_words: readonly string[]
  /** Behind "included" at the head of a list. */
  readonly heading_words: readonly string[]
  /** A tax inside a price, or on top of it. */
  readonly tax_beside_words: readonly string[]
  /** With a percentage: a payment, and the moment of one. */
  readonly payment_words: readonly string[]
  readonly moment_words: readonly string[]
  /** Work of a provider: `pengurusan`. */
  readonly work_words: readonly string[]
  /** Words that only say that somebody else is paid: `honor notaris`. */
  readonly fee_of_words: readonly string[]
  /** Work about a tax, and not the tax: `tax registration`. */
  readonly tax_work_words: readonly string[]
  /** Names of people, accounts and things: `atas nama`. No name is reserved for them. */
  readonly name_words: readonly string[]
  /** Work on something that exists, such as `perubahan`: no tariff of the state for founding. */
  readonly change_words: readonly string[]
  /** Before the currency or the unit of all figures: `dalam`. */
  readonly in_words: readonly string[]
  readonly column_words: ColumnWords
  readonly role_words: {
    readonly total: readonly string[]
    readonly subtotal: readonly string[]
    /** What may stand beside the word of a total without naming a cost. */
    readonly filler: readonly string[]
    readonly tax_base: readonly string[]
    readonly capital: readonly string[]
    /** Work on the capital, which costs something: `perubahan`. */
    readonly capital_work: readonly string[]
    readonly instalment: readonly string[]
    /** Money already received, also beside the word of a total; words that alone before a sum say so. */
    readonly paid: readonly string[]
    readonly paid_alone: readonly string[]
    /** Behind a price: it is paid already, unlike others of the offer. */
    readonly settled: readonly string[]
    /** Beside what is paid: still to be paid. */
    readonly unpaid: readonly string[]
    /** At the head of a list of payments; which one of several. */
    readonly payments: readonly string[]
    readonly ordinal: readonly string[]
    /** Names of months, and words that say when a price holds. */
    readonly months: readonly string[]
    readonly present: readonly string[]
    readonly period: readonly string[]
    readonly before: readonly string[]
    /** Below a total: a note, and no cost. */
    readonly note: readonly string[]
    /** How long a price of a month is paid. */
    readonly term: readonly string[]
    /** Right before a sum: the next one is the price. */
    readonly negated: readonly string[]
    /** The price of what was named before, once more: `perpanjangan`. */
    readonly renewal: readonly string[]
    /** In a talk about a price: what both sides agree to stands for what was asked before. */
    readonly agreed: readonly string[]
    readonly after: readonly string[]
    readonly discount: readonly string[]
    readonly saving: readonly string[]
    /** What must be invested at least is a capital, and so is the price of all shares. */
    readonly investment: readonly string[]
    readonly share: readonly string[]
    /** With a percentage, who holds a part of the capital; and the value of one share. */
    readonly holder: readonly string[]
    readonly par_value: readonly string[]
    /** What follows are parts of the price before: `dengan rincian`. */
    readonly breakdown: readonly string[]
    readonly included: readonly string[]
    readonly excluded: readonly string[]
    /** How a condition begins: `jika`. */
    readonly in_case: readonly string[]
    /** Before a price that holds in one case only: `khusus`, `tanpa`. */
    readonly conditional: readonly string[]
    /** A discount that not everybody gets: `10 orang pertama`. */
    readonly for_some: readonly string[]
    /** Together they name the price of one more than what is offered: `tambahan KBLI 100rb/kode`. */
    readonly extra: readonly string[]
    readonly each: readonly string[]
    /** One price for several things, each of which has its own: `dua-duanya`. */
    readonly bundle: readonly string[]
    /** Between a discount and the price that is left: `cuma`. */
    readonly reduced: readonly string[]
    /** What is bought and sold: its price is no cost. */
    readonly object: readonly string[]
    /** Before the price of such a thing: `seharga`. */
    readonly value: readonly string[]
    /** What is left of a sum behind some of its parts: `sisanya`. */
    readonly rest: readonly string[]
    /** Before prices of which one is chosen: `paket`, `opsi`. */
    readonly choice: readonly string[]
    /** At the head of a list of which one is chosen: `pilih salah satu`. */
    readonly choose: readonly string[]
    /** Legal forms; prices of different ones are chosen from, too. */
    readonly form: readonly string[]
    /** A tax that the payer keeps back: `dipotong`. */
    readonly withheld: readonly string[]
    /** Taxes on income, which are no value-added tax. */
    readonly income_tax: readonly string[]
    readonly optional: readonly string[]
    /** In a question about a price. */
    readonly bargain: readonly string[]
    readonly other: readonly string[]
    /** The value of a contract: a price only where the offer has no other. */
    readonly contract: readonly string[]
    /** A small difference: rounding, or the mark of a payment. */
    readonly rounding: readonly string[]
  }
  readonly topics: readonly { readonly id: string; readonly words: readonly string[]; readonly payee: Payee }[]
  readonly terms: readonly { readonly id: string; readonly words: readonly string[] }[]
}

export interface OfferLine {
  /** By its own words, so that a correction stays with it when other lines change. */
  readonly key: string
  /** What it says besides its sum. */
  readonly text: string
  readonly role: Role
  readonly payee: Payee
  /** What it is about, the most telling first. */
  readonly topics: readonly string[]
  readonly isPackage: boolean
  /** Whole rupiah, negative for a discount; absent where none can be told. */
  readonly sumIdr?: number
  /** The upper end of a range; `sumIdr` is then the lower one. */
  readonly maxIdr?: number
  readonly doubt?: Doubt
  /** Sums that a doubtful figure may mean. */
  readonly readings: readonly number[]
  /** The figure as it is written, where it is not counted. */
  readonly written?: string
  /** What one is for, such as `bulan`. */
  readonly per?: string
  /** The offer shows what its sum is made of. */
  readonly hasParts?: boolean
  readonly isCorrected: boolean
}

export interface Offer {
  /** In the order of the text; lines that the visitor deleted are not among them. */
  readonly lines: readonly OfferLine[]
  /** The total that the offer states. */
  readonly totalIdr?: number
  /** It equals what stands above it, though not the sum of all lines; or it is no plain figure. */
  readonly isTotalOfPart: boolean
  /** The largest capital that the offer names, or what its shares add up to. */
  readonly capitalIdr?: number
  /** Topics that the offer says are included without a price of their own, or not included. */
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  /** Terms that the offer states. */
  readonly terms: readonly string[]
  /** The last line that was read, where the offer is longer than is taken. */
  readonly cutAfter?: string
  /** How many lines the visitor deleted. */
  readonly deletedCount: number
}

/** What the visitor said about a line. */
export interface Correction {
  readonly payee?: Payee
  readonly role?: Role
  readonly sumIdr?: number
  readonly isDeleted?: boolean
}

/** Whether a line adds to the sum of the offer. */
export function counts(line: OfferLine): boolean {
  return (line.role === 'price' || line.role === 'discount') && line.sumIdr !== undefined && !isOpen(line)
}

/** Whether its figure is left out of the sum because it cannot be told. */
export function isOpen({ doubt }: OfferLine): boolean {
  return (openDoubts as readonly (Doubt | undefined)[]).includes(doubt)
}

/** The prices that a visitor is asked about. */
export function openPrices({ lines }: Pick<Offer, 'lines'>): readonly OfferLine[] {
  return lines.filter((line) => line.role === 'price' && isOpen(line))
}

/** What the lines that count add up to. */
export function sumOf(lines: readonly OfferLine[]): { readonly minIdr: number; readonly maxIdr: number } {
  const counted = lines.filter(counts)
  return {
    minIdr: counted.reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0),
    maxIdr: counted.reduce((sum, { sumIdr = 0, maxIdr = sumIdr }) => sum + maxIdr, 0),
  }
}
