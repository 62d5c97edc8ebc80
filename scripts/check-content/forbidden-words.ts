/**
 * Words of advertising that the code of ethics of advocates and honest prices forbid: superlatives and promises of
 * outcome. Texts of both languages are searched for the words of both. Ordinary compounds of law ("jaminan", "dijamin
 * dengan hak tanggungan", "best efforts", "100% saham") are not hit, and neither is what stands in quotation marks: a
 * text may warn of a word. Pure.
 */
import { withoutQuotations } from './terms.ts'

/** `before` and `after` are what makes a word legitimate. */
interface ForbiddenWord {
  readonly words: string
  readonly before?: string
  readonly after?: string
}

const forbidden: readonly ForbiddenWord[] = [
  { words: 'terbaik', before: 'kepentingan|upaya' },
  { words: 'ter?percaya|paling (?:di)?percaya|termurah|tercepat|terlengkap|terdepan|ternama|nomor satu' },
  {
    words: 'dijamin',
    before: 'utang yang|piutang yang|hak yang',
    after: 'dengan|oleh|hak|fidusia|gadai|undang-undang|konstitusi|UUD',
  },
  { words: 'kami (?:men)?jamin|pasti (?:berhasil|lolos|disetujui|menang|terbit)|bergaransi|garansi uang kembali' },
  { words: 'no\\. ?1|nomor 1|number one|number 1|#1', before: 'Jalan [\\p{L} ]{1,40}', after: 'Tahun|of|dan|and' },
  {
    words: '100 ?%|100 persen|100 per ?cent|seratus persen',
    after:
      '(?:dari |of )?(?:the )?(?:its )?(?:saham|modal|kepemilikan|milik|asing|shares?|capital|foreign|owned|ownership|local|domestic)',
  },
  {
    words: 'the best|our best|best (?:law|legal|firm|price|service|lawyers?|provider|quality|value|in)',
    after: 'efforts|endeavours|interests?|case|evidence|practices?',
  },
  { words: 'most trusted|trusted (?:by|partners?|law|legal|firm|providers?|advisers?|advisors?)' },
  { words: 'guaranteed', after: 'by|under|in the constitution|debts?' },
  { words: 'we guarantee|money-back guarantee|risk-free|world-class|award-winning' },
  {
    words: 'leading (?:law|legal|firm|providers?|consult\\w*)|(?:the|our) (?:cheapest|fastest)|(?:cheapest|fastest) in',
  },
]

const expressions = forbidden.map(({ words, before, after }) => {
  const notAfter = before ? `(?<!(?:${before}) )` : ''
  const notBefore = after ? `(?! (?:${after})(?![\\p{L}\\p{N}]))` : ''
  return new RegExp(`${notAfter}(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])${notBefore}`, 'iu')
})

/** The first forbidden word of a text as it stands there; undefined where there is none. */
export function forbiddenWord(text: string): string | undefined {
  const claims = withoutQuotations(text)
  for (const expression of expressions) {
    const match = expression.exec(claims)
    if (match) return match[0]
  }
  return undefined
}

/** What to say of a forbidden word. */
export function forbiddenWordMessage(word: string): string {
  return `"${word}" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.`
}
