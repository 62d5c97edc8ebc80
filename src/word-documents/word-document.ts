/** A text to take over as a document for word processors (Office Open XML, ISO/IEC 29500). */
import { Document, ExternalHyperlink, Footer, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { type TemplateText, templateParagraphs } from '../lib/template-text.ts'

export interface TemplateDocument extends TemplateText {
  /** BCP 47: word processors check the spelling by it. */
  readonly locale: string
  readonly company: string
  /** Said in the footer of each page: that it is a model, and where the explanation stands. */
  readonly footer: string
  /** The page that explains it. */
  readonly address: string
}

const fontSizeHalfPoints = 22
const smallHalfPoints = 16

/** The bytes of the document. What is to be filled in, between square brackets, is marked. */
export async function wordDocument(template: TemplateDocument): Promise<Uint8Array> {
  const { title, text, locale, company, footer, address } = template
  const small = (value: string) => new TextRun({ text: value, size: smallHalfPoints })
  const source = new Paragraph({
    children: [small(`${footer} `), new ExternalHyperlink({ link: address, children: [small(address)] })],
  })
  const document = new Document({
    title,
    creator: company,
    styles: {
      default: {
        document: { run: { font: 'Arial', size: fontSizeHalfPoints, language: { value: locale } } },
        heading1: { run: { size: 32, bold: true }, paragraph: { spacing: { after: 240 } } },
      },
    },
    sections: [
      {
        // A4, since that is the paper in Indonesia; margins of 25 mm. Twentieths of a point.
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1417, right: 1417, bottom: 1417, left: 1417 },
          },
        },
        footers: { default: new Footer({ children: [source] }) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...templateParagraphs(text).map(
            (lines) => new Paragraph({ children: lines.flatMap(runs), spacing: { after: 160 } }),
          ),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

/** A line as runs: each after the first line of its paragraph begins with a break. */
function runs(line: string, place: number): TextRun[] {
  const parts = line.split(/(\[[^\]]*\])/).filter((part) => part !== '')
  return parts.map(
    (text, index) =>
      new TextRun({
        text,
        ...(place > 0 && index === 0 && { break: 1 }),
        ...(text.startsWith('[') && { highlight: 'yellow' }),
      }),
  )
}
