/** Takes an official description of the KBLI apart, so that it can be read on a phone. Pure. */

export interface DescriptionParts {
  readonly includes: string
  /** Empty where the description excludes nothing. */
  readonly excludes: string
}

/** The annex writes `Subgolongan tidak mencakup` and `kelompok ini tidak mencakup` too. */
const sentenceBegin =
  /(?=\b(?:(?:[Kk]elompok|Subgolongan|Golongan|Kegiatan)(?: ini)? tidak|(?:Kelompok|Subgolongan|Golongan|Kegiatan) ini(?: juga)?) mencakup)/

/** A description, taken apart into what is included and what is not. */
export function descriptionParts(description: string): DescriptionParts {
  const sentences = description.split(sentenceBegin).map((sentence) => sentence.trim())
  const excludes = (sentence: string) => /^\w+(?: ini)? tidak mencakup/.test(sentence)
  return {
    includes: sentences.filter((sentence) => !excludes(sentence)).join(' '),
    excludes: sentences.filter(excludes).join(' '),
  }
}

export interface DescriptionParagraph {
  readonly text: string
  /** What the annex lists after the text, with dashes in one line. */
  readonly items: readonly string[]
}

/** The paragraphs of a part; `; - ` in a line of the annex is a list. */
export function descriptionParagraphs(part: string): DescriptionParagraph[] {
  return part
    .split(/ (?=(?:Kelompok|Subgolongan|Golongan) ini )/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      if (!paragraph.includes('; - ')) return { text: paragraph.replace(/(mencakup:?) - /, '$1 '), items: [] }
      const [text = '', ...items] = paragraph.split(/(?:^|\s)- /)
      return { text: text.trim(), items: items.map((item) => item.replace(/;$/, '').trim()) }
    })
}
