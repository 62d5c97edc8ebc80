/** The lines of a pasted offer, freed of what chats, notes, spreadsheets and lists put around them. Pure. */
import { withoutSender } from '../../lib/chat-line.ts'
import { lineEnd } from '../../lib/plain-typing.ts'
import { rememberedText } from './remembered.ts'

export interface TextLine {
  readonly text: string
  /** Cells of a row, empty ones too; absent where it is no row. */
  readonly cells?: readonly string[]
  /** It begins with a bullet or a number. */
  readonly isItem: boolean
  /** It begins with a cross: not included. */
  readonly isCrossed: boolean
  /** An empty line stands before it. */
  readonly isAfterGap: boolean
}

/** Longer offers are read up to the last whole line within it. */
export const longestOffer = 20_000

/** @returns the lines, and where the text is too long the last one that was read */
export function textLines(pasted: string): { readonly lines: readonly TextLine[]; readonly cutAfter?: string } {
  const isCut = pasted.length > longestOffer
  const taken = isCut ? pasted.slice(0, longestOffer).replace(/[^\n\r]*$/, '') || pasted.slice(0, longestOffer) : pasted
  const lines: TextLine[] = []
  const widths: (readonly string[] | undefined)[] = []
  let isAfterGap = false
  for (const raw of withMarks(withWholeFigures(withoutQuoted(taken))).split(lineEnd)) {
    const line = lineOf(raw)
    if (line !== 'gap') {
      const { columns, ...own } = line
      const above = lines.at(-1)
      // The head of a table, and rows with one number, have as many parts as the rows beside them.
      if (above && !above.cells && own.cells && widths.at(-1)?.length === own.cells.length)
        lines[lines.length - 1] = { ...above, cells: widths.at(-1) ?? [] }
      const isRow = columns && !own.cells && !isAfterGap && above?.cells?.length === columns.length
      lines.push({ ...own, ...(isRow && { cells: columns }), isAfterGap })
      widths.push(columns)
    }
    isAfterGap = line === 'gap'
  }
  const last = lines.at(-1)
  return { lines, ...(isCut && last && { cutAfter: last.text }) }
}

/** Without the older mail that an answer quotes: "On Mon, 4 Aug 2025, Putri wrote:". It stays where nothing stands above it. */
function withoutQuoted(text: string): string {
  const quoted = /^[> ]*(?:on|pada)\s.{6,120}\s(?:wrote|menulis)\s*:\s*$/imu.exec(text)
  return quoted && /\d{3}/.test(text.slice(0, quoted.index)) ? text.slice(0, quoted.index) : text
}

/** Figures that a page break or a justified line of a document parted: `Rp 2.500.⏎000`, `2 . 500 . 000`. */
function withWholeFigures(text: string): string {
  return (
    text
      // "0 cek nama" in a column of sums
      .replace(/^([ \t•*-]*)0 (?=\p{L}{2})/gmu, '$1Rp 0 ')
      .replace(/((?:rp[. ]*\d{1,3}|\d[.,]\d{3})[.,])\s*\n\s*(?=\d{3}(?![\d.,]))/giu, '$1')
      // "1Ls200.000200.000": cells of a table that have run together
      .replace(/(\d{1,3}(?:\.\d{3})+)(?=\d{1,3}(?:\.\d{3})+(?!\d))/g, '$1 ')
      .replace(/(\p{L}{2})(?=\d{1,3}(?:\.\d{3})*\.000(?!\d))/gu, '$1 ')
      // The letter l for the first digit: "Rp l.OOO.OOO"
      .replace(/((?:rp|idr)[. ]*)[lI](?=[.,][\dO]{3})/giu, (_, currency: string) => `${currency}1`)
      // "900-an ribu"
      .replace(/(\d)-?an (ribu|rb|juta|jt)(?!\p{L})/giu, '$1 $2-an')
      .replace(/(\d) koma (?=\d)/giu, '$1,')
      .replace(/(^|\P{L})R p(?=[ .]*\d)/gu, '$1Rp')
      // The number of a tax is no part of its sum: "PPh 23 100rb".
      .replace(/((?:^|\P{L})pph(?: pasal| ps\.?)? ?\d{2}) (?=\d)/gimu, '$1: ')
      // "10 lembar (@Rp10.000)", "@10.000 (4 lbr)": a price of one in brackets, or how many
      .replace(/(\d{1,3}\s+\p{L}+\s*)\(\s*(@\s*(?:rp\.?|idr)?\s*[\d.,]+(?:\s?(?:rb|ribu|k))?(?:,-)?)\s*\)/giu, '$1$2')
      .replace(/\((\d{1,3}\s+\p{L}+)\)\s*(?=@)/giu, '$1 ')
      .replace(/(@\s*(?:rp\.?|idr)?\s*[\d.,]+\d(?:\s?(?:rb|ribu|k))?)\s*\((\d{1,3})\s+(\p{L}+)\)/giu, '$1 x $2 $3')
      // "Rp 2.500.000/akta (2 akta)"
      .replace(/(\/ ?(\p{L}{2,}))\s*\((\d{1,3}) \2\)/giu, '$1 x $3 $2')
      .replace(/(^|\P{L})US(?= [1-9][\d.,]*(?:\s|$))/gmu, '$1USD')
      .replace(
        /((?:rp|idr)[. ]*\d{1,3})((?: ?[.,]\d{3}| ?[.,] (?:\d{3}(?= ?[.,] ?\d{3})|000))+)(?!\d)|(^|[^\d.,])(\d{1,3}(?: ?[.,] \d{3}){2,})(?!\d)/gimu,
        (_, lead: string | undefined, groups: string, before: string, bare: string) =>
          lead === undefined ? before + bare.replaceAll(' ', '') : lead + groups.replaceAll(' ', ''),
      )
  )
}

/** "[v]" and "[x]" beside each other are a tick and a cross; "[x]" alone may be either. */
function withMarks(text: string): string {
  const isMarked = /^\s*\[[vV]\]/m.test(text)
  return isMarked ? text.replace(/^\s*\[([vVxX])\]/gm, (_, mark: string) => (/v/i.test(mark) ? '✓' : '✗')) : text
}

/** Addresses of pages and mail, and telephones of an area: their numbers are no money. */
const address =
  /\(0\d{2,3}\) ?\d[\d .-]{4,}|(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}{2,}|\p{L}[\p{L}\d-]*(?:\.\p{L}{2,})+\/\S*/giu

/** @returns besides, what wide spaces part into three or more, which is a row only beside others */
const lineOf = rememberedText(
  (raw): (Omit<TextLine, 'isAfterGap'> & { readonly columns?: readonly string[] }) | 'gap' => {
    const plain = withoutMarks(withoutSender(plainSigns(raw)).replace(address, ' '))
    const isChecked = /^[\s>*_•-]*[\u2705\u2714\u2611\u2713\u{1F449}\u{1F539}\u{1F538}]/u.test(plain)
    // "❌ PKP", "PKP ❌ (1,5jt)"
    const isCrossed = /^[\s>*•-]*[❌✗✘☒🚫✖]|^\P{N}+[❌✗✘☒🚫✖]\s*(?:\([^()]*\))?\s*$/u.test(plain)
    const [bullets, rest] = withoutBullet(
      plain.replace(
        /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u2713\u2717\u2718\u2612]/gu,
        ' ',
      ),
    )
    const cells = cellsOf(rest)
    const text = tidy(cells ? cells.join(' ') : rest)
    // Of a column of numbers alone, those that only count the lines say nothing.
    if (!/[\p{L}\p{N}]/u.test(text) || /^\d{1,3}\W*$/.test(text)) return 'gap'
    const columns = rest
      .trim()
      .split(/,\S/.test(rest) && !/, /.test(rest) ? ',' : / {2,}/)
      .map(tidy)
    return {
      text,
      ...(cells && { cells }),
      ...(columns.length > 2 && { columns }),
      isItem: bullets || isChecked,
      isCrossed,
    }
  },
)

/** Full-width digits, halves, narrow spaces and footnote marks in their plain form. */
function plainSigns(raw: string): string {
  return raw
    .replace(/[¹²³⁰-⁹]/g, '')
    .replace(/[➔➜➝➞➡⟶⇒]\uFE0F?/gu, ' → ')
    .replace(/=>/g, ' = ')
    .replace(
      /(\d?) ?([¼½¾])/g,
      (_, digit: string, part: string) => `${digit || '0'},${{ '¼': 25, '½': 5, '¾': 75 }[part]}`,
    )
    .replace(/(?:[\u2460-\u2473]|\d\uFE0F?\u20E3)/gu, '• ')
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\uFE0F/g, '')
    .replace(/[^\S\t ]/g, ' ')
}

/** Without bold, italic and code marks. What is struck through is a former price. */
function withoutMarks(line: string): string {
  return line
    .replace(
      /(^|[^\d~])~{1,2}(?=[^\s~])([^~]*\d(?:[^~]*[^\s~])?)~{1,2}(?!\d)|~~(?=\S)([^~]*\d[^~]*)~~/gu,
      (_, before = '', one: string | undefined, two: string) => `${before} (dicoret ${one ?? two}) `,
    )
    .replace(/[❌✗✘✖]\s*([^❌✗✘✖]*\d[^❌✗✘✖]*)[❌✗✘✖]\uFE0F?/gu, ' (dicoret $1) ')
    .replace(/(^|[^\p{L}\p{N}])(\*{1,3}|_{1,2}|`{1,3})(?=\S)(.*?\S)\2(?![\p{L}\p{N}])/gu, '$1$3')
    .replace(/(^|[^\p{L}\p{N}])(\*{1,3}|_{1,2})(?=\S)(.*?\S)\2(?![\p{L}\p{N}])/gu, '$1$3')
}

function withoutBullet(line: string): [isItem: boolean, rest: string] {
  const bullet =
    /^\s*(?:(?:[*•·▪●○■□◦‣–—➢➤►▶→»>]+|-+(?=[\s\p{L}*])|\[[ xX]?\])\s*|\(?\d{1,2}[.)](?:\s+|(?=\p{L}))|\d{1,2}\s+[.)]\s+|\(?[a-z][.)]\s+|\(?[ivx]{1,4}[.)]\s+)+/iu
  const rest = line.replace(bullet, '')
  return [rest.length < line.trimStart().length, rest]
}

/** Cells in quotation marks, between tabs or upright lines, or between several semicolons or wide spaces. */
function cellsOf(line: string): string[] | undefined {
  const joined = line.replace(/(^|\P{L})(rp|idr)\.?[\t ]+(?=-?\d)/giu, '$1$2 ')
  if (/^\s*"[^"]*"(?:[,;]"[^"]*")+\s*$/.test(line))
    return line
      .trim()
      .slice(1, -1)
      .split(/"[,;]"/)
      .map(tidy)
  if (/[\t|]/.test(joined))
    return joined
      .replace(/^\s*\||\|\s*$/g, '')
      .split(/[\t|]/)
      .map(tidy)
  // "Notaris,1,2500000"
  const parts = line.split(',')
  if (parts.length > 2 && !/,[\s–=-]|\d,\d{1,4}(?!\d)/.test(line) && parts.some((part) => /^\d{5,}$/.test(part.trim())))
    return parts.map(tidy)
  // Behind "; " prose goes on.
  if (/;.*;/.test(joined) && !/;\s+\p{L}/u.test(joined)) return joined.split(';').map(tidy)
  const wide = joined.trim().split(/ {2,}/).map(tidy)
  const numbers = wide.filter((cell) => /^(?:rp|idr)?[.\s]*\d[\d.,]*(?:,-)?$/i.test(cell)).length
  return wide.length >= 3 && numbers >= 2 && !wide.some((cell) => /^(?:[-–—~]|s\/d|[x×*@=])$/i.test(cell))
    ? wide
    : undefined
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
