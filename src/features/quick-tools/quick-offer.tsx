import { type QuoteWords, readOffer } from '../../engines/quote-reader.ts'
import { getJson } from '../../http/client.ts'
import { formatRupiah } from '../../lib/format.ts'
import { type QuickTexts, QuickTool } from './quick-tool.tsx'

interface Props {
  readonly texts: QuickTexts & {
    /** With `{lines}`, `{sum}` and `{unclear}`. */
    readonly found: string
    readonly nothing: string
  }
  readonly locale: string
  readonly page: string
  /** The address of the words by which an offer is read. */
  readonly facts: string
}

/** The reading of an offer, in the page. Island: `<QuickOffer client:interaction … />`. */
export function QuickOffer({ texts, locale, page, facts }: Props) {
  const answer = async (typed: string) => {
    const read = readOffer(typed, (await getJson(facts, { retries: 2 })) as QuoteWords)
    if (read === 'tooMany' || read.lines.length === 0) return <p>{texts.nothing}</p>
    const sum = read.totalIdr ?? read.lines.reduce((all, { sumIdr = 0 }) => all + sumIdr, 0)
    const unclear = read.lines.filter(({ payee, isPackage }) => payee === 'unclear' || isPackage).length
    return (
      <p>
        <b>
          {texts.found
            .replace('{lines}', String(read.lines.length))
            .replace('{sum}', formatRupiah(sum, locale))
            .replace('{unclear}', String(unclear))}
        </b>
      </p>
    )
  }
  return <QuickTool answer={answer} field="isi" page={page} rows={4} texts={texts} />
}
