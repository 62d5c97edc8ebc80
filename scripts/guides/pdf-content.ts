/** How the marks on a page are tagged: every mark is either part of the document's structure or decoration. Pure. */

/** The marked-content identifiers of a page, and what is wrong with its marks. */
export interface PageContent {
  readonly identifiers: ReadonlySet<number>
  readonly problems: ReadonlySet<string>
}

const showsText = new Set(['Tj', 'TJ', "'", '"'])
const paints = new Set([...showsText, 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'BI', 'Do'])

type Mark = number | 'artifact' | 'other'

/**
 * Reads a content stream (ISO 32000-1, 7.8 and 14.6).
 * @param stream decoded, one character for each byte
 */
export function readPageContent(stream: string): PageContent {
  const identifiers = new Set<number>()
  const problems = new Set<string>()
  const open: Mark[] = []
  let operands: string[] = []
  for (const token of tokensOf(stream)) {
    if (!isOperator(token)) {
      operands.push(token)
      continue
    }
    if (token === 'BMC' || token === 'BDC') {
      const mark = markOf(operands)
      if (typeof mark === 'number') identifiers.add(mark)
      if (mark === 'artifact' && open.some((outer) => typeof outer === 'number')) {
        problems.add('decoration stands inside tagged content')
      }
      if (typeof mark === 'number' && open.includes('artifact')) {
        problems.add('tagged content stands inside decoration')
      }
      open.push(mark)
    } else if (token === 'EMC') {
      if (open.pop() === undefined) problems.add('a mark ends that never began')
    } else if (paints.has(token)) {
      if (open.every((mark) => mark === 'other')) problems.add('a mark is neither tagged nor decoration')
      // What an external object holds is not read here.
      if (token === 'Do' && !open.includes('artifact')) problems.add('a picture or form is tagged as text')
      if (showsText.has(token) && operands.some(showsMissingGlyph)) problems.add('a character has no glyph')
    }
    operands = []
  }
  if (open.length > 0) problems.add('a mark begins that never ends')
  return { identifiers, problems }
}

function markOf(operands: readonly string[]): Mark {
  if (operands[0] === '/Artifact') return 'artifact'
  const place = operands.indexOf('/MCID')
  return place === -1 ? 'other' : Number(operands[place + 1])
}

/** Glyphs are numbers of two bytes; zero is the font's sign for a missing character. */
function showsMissingGlyph(operand: string): boolean {
  return /^<(?:[0-9a-f]{4})*0000/i.test(operand.replaceAll(/\s/g, ''))
}

function isOperator(token: string): boolean {
  return /^[A-Za-z'"][A-Za-z0-9*]*$/.test(token) && !['true', 'false', 'null'].includes(token)
}

function* tokensOf(stream: string): Generator<string> {
  const next = /\s+|%[^\r\n]*|<<|>>|<[0-9A-Fa-f\s]*>|[[\]]|\/[^\s<>[\]()/%]*|\(|[^\s<>[\]()/%]+/gy
  for (let match = next.exec(stream); match; match = next.exec(stream)) {
    const [token] = match
    if (token === '(') {
      next.lastIndex = endOfText(stream, next.lastIndex)
      yield '()'
    } else if (!/^[\s%]/.test(token)) yield token
  }
}

/** The place behind the bracket that closes a text. */
function endOfText(stream: string, start: number): number {
  let depth = 1
  for (let place = start; place < stream.length; place++) {
    if (stream[place] === '\\') place++
    else if (stream[place] === '(') depth++
    else if (stream[place] === ')' && --depth === 0) return place + 1
  }
  return stream.length
}
