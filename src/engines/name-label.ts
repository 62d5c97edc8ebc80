/** What is written around a name that is proposed, and is no part of it: labels, places in a list, ends. Pure. */

const thing = `(?:nama(?:nya)?|names?|pilihan|opsi|alternatif|usul(?:an)?|calon|kandidat|ide|rencana|pengajuan|permintaan|keinginan|request|draft|merek|brand|judul|badan|perusahaan|perseroan|singkatan|options?|choices?|alternatives?|candidates?|ideas?|proposals?|company|abbreviation)`
const ordinal = String.raw`(?:(?:ke-?)?(?:satu|dua|tiga)|pertama|first|second|third|[1-3](?:st|nd|rd)|ke[-\s]?\d|utama|cadangan)`
const isThing = new RegExp(`^${thing}$`)
const isPlace = new RegExp(
  String.raw`^(?:${ordinal}|ke|prioritas|primary|preferred|backup|fallback|one|two|three|no|nomor|number|[a-e]|i{1,3}|\d{1,2})$`,
)
const isFiller =
  /^(?:pt(?:nya)?|pma|usaha|bisnis|business|yang|yg|mau|ingin|akan|hendak|untuk|kami|kita|saya|nya|ini|itu|cek|di\w{3,}|the|of|for|to|be|my|our|proposed|requested|desired|registered)$/

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

/** Whether nothing but a label or a question is written: `Pilihan pertama`, `Kesatu`, `Usulan nama PT`, `boleh?` */
export function isLabelAlone(text: string): boolean {
  if (/^(?:kesatu|pertama|kedua|ketiga|first|second|third|[1-3](?:st|nd|rd))$/i.test(text)) return true
  if (text.endsWith('?') && withoutEnd(`- ${text}`) === '-') return true
  return wordsOf(text).some((word) => isThing.test(word)) && isOfLabelWords(text)
}

function isOfLabelWords(text: string): boolean {
  const words = wordsOf(text)
  const isTelling = (word: string) => isThing.test(word) || isPlace.test(word)
  return words.some(isTelling) && words.every((word) => isTelling(word) || isFiller.test(word))
}

/** A request in front of a colon: `cek dong`, `Mohon dicek`. */
const request =
  /^(?=.*\b(?:cek|dicek|cekin|check|periksa|diperiksa)\b)(?:(?:mohon|tolong|minta|coba|bantu|dibantu|bisa|boleh|mau|please|pls|cek|dicek|cekin|check|periksa|diperiksa|dong|ya|yang|ini|this|kak|kakak|min|admin|pak|bu|mas|mbak)\b\s*)+$/i

/** A colon is no part of a name, so one word of a label before it is enough: `Nama yang kami harapkan:`. */
function isBeforeColon(text: string): boolean {
  return wordsOf(text).some((word) => isThing.test(word)) || isOfLabelWords(text) || request.test(text.trim())
}

/** Without labels in front, such as `Nama yang diajukan:`, `Pilihan 1 -`, `Our company name is`. */
export function withoutLabel(line: string): string {
  const [, before = '', rest = ''] = /^\s*([^:=]+)[:=]\s*(.*)$/.exec(line) ?? []
  if (before !== '' && isBeforeColon(before)) return withoutLabel(rest)
  const [, first = '', other = ''] = /^\s*(.+?)\s+(?:[-–—]+>?|→|adalah|yaitu|yakni|ialah|is)\s+(.*)$/i.exec(line) ?? []
  return first !== '' && isOfLabelWords(first) ? withoutLabel(other) : line
}

const inlineLabel = new RegExp(
  String.raw`\s+(?=(?:(?:${thing}|no\.?)\s(?:${ordinal}|\d{1,2}|[a-e])|${ordinal}(?:\s${thing})?)\s*[:=])`,
  'i',
)

/** The names of a line that has a label before each: `Opsi 1: Satu Opsi 2: Dua`. */
export function namesBetweenLabels(line: string): string[] {
  const parts = line.split(inlineLabel)
  return parts.every((part) => withoutLabel(part) !== part) ? parts : [line]
}

/** `Pilihan pertama` or `First choice` in front of a name: no part of it only where each line begins so. */
export const orderMark = new RegExp(String.raw`^(?:${thing}\s${ordinal}|${ordinal}\s${thing})\s+(?=\S)`, 'i')

/** The place of a name among others, with a number or what divides it from the name: `No. 3`, `Opsi A)`, `2nd)`. */
const placeMark = new RegExp(
  String.raw`^(?:(?:no|nomor|${thing})\.?\s*(?:(?:ke[-\s]?|#)?\d{1,2}\s*[.)-]?|(?:[a-e]|[iv]{1,3}|${ordinal})\s*[.)-])|${ordinal}\s*[)-]|[1-3](?:st|nd|rd)\s${thing}\s)\s*(?=\S)`,
  'i',
)

/** `Opsi A Maju Jaya`: a letter is the place only as a capital. */
const letterMark = new RegExp(String.raw`^${thing}\s(?=(?:A|B|C|D|E|I{1,3})\s)`, 'i')

/** Without the place in a list, such as `No. 3`, `Opsi A` or `Pilihan 2.` */
export function withoutPlace(line: string): string {
  const [mark = ''] = letterMark.exec(line) ?? []
  const hasLetter = mark !== '' && /^[A-EI]/.test(line.slice(mark.length))
  return hasLetter ? line.slice(mark.length).replace(/^\S+\s+/, '') : line.replace(placeMark, '')
}

/** Thanks and `ya kak` at the end of a name of two words or more; `terima kasih` may be words of a name. */
const thanksAfter =
  /^(\S+\s.*\S)\s+(?:(?:makasih|trims|thanks|thx|thank you|dong)(?:\s(?:kak|kakak|min|admin|pak|bu|mas|mbak))?|ya\s(?:kak|kakak|min|admin|pak|bu|mas|mbak))[\s.!]*$/i

/** What is asked about a name around it: `Apakah … masih tersedia?` */
const askedBefore = /^(?:apakah|apa|is)\s+(?:nama\s+)?(?=\S)/i
const askedAfter =
  /(?:\s+(?:masih|sudah|sdh|udah|belum|blm|bisa|boleh|ada|tersedia|dipakai|terpakai|digunakan|didaftarkan|kosong|available|taken|free|atau|or|not|ga|gak|nggak|ngga|tidak|kah|kak|min|ya|dong|oke?))+$/i

/**
 * Without the signs that end a sentence or a question, without the question, without thanks and a label behind a dash; the
 * dot of an initial stays.
 */
export function withoutEnd(line: string): string {
  const [, name = '', last = ''] = /^(.*\S)\s+-\s+(.+)$/.exec(line) ?? []
  if (last !== '' && !last.endsWith('?') && isLabelAlone(last)) return withoutEnd(name)
  const isAsked = /\?[\s.!?]*$/.test(line)
  const plain = line
    .replace(/[.!?]\s+(?:terima\s?kasih|makasih|thanks|thank you|trims)\b.*$/i, '')
    .replace(thanksAfter, '$1')
    .replace(/\s:-?[()]+$/, '')
    .replace(/[\s.]*[!?。‽][\s.!?]*$/, '')
    .replace(/(?:\s*\.){2,}$/, '')
    .replace(/(\p{L}{2}|\d|\s)\.$/u, '$1')
    .replace(/\s*:+$|\s+-+$/, '')
    .trim()
  return isAsked ? plain.replace(askedBefore, '').replace(askedAfter, '') : plain
}
