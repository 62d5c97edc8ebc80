/** The site's identity, `src/site/site.ts`: its values are read from and written into the source, so that comments stay. */
import ts from 'typescript'
import { sameValue } from '../model/value.ts'

type FileValue = Readonly<Record<string, unknown>>

/**
 * @throws Error where the file has no object `site`, or computes a value
 */
export function readSiteFile(source: string): FileValue {
  return valueIn(siteObject(source)) as FileValue
}

export function editSiteFile(source: string, value: FileValue): string {
  const splices: { start: number; end: number; text: string }[] = []
  const edit = (node: ts.Expression, wanted: unknown): void => {
    if (sameValue(valueIn(node), wanted)) return
    const names = ts.isObjectLiteralExpression(node) ? node.properties.map((property) => property.name?.getText()) : []
    const isGroup = typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)
    if (ts.isObjectLiteralExpression(node) && isGroup && Object.keys(wanted).every((name) => names.includes(name))) {
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property)) continue
        const inner = (wanted as FileValue)[property.name.getText()]
        if (inner !== undefined) edit(property.initializer, inner)
      }
      return
    }
    const start = node.getStart()
    const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
    splices.push({ start, end: node.end, text: literal(wanted, /^ */.exec(line)?.[0] ?? '') })
  }
  edit(siteObject(source), value)
  return splices
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source)
}

function siteObject(source: string): ts.ObjectLiteralExpression {
  const file = ts.createSourceFile('site.ts', source, ts.ScriptTarget.Latest, true)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() === 'site' && initializer && ts.isObjectLiteralExpression(initializer)) return initializer
    }
  }
  throw new Error('The file has no object named site.')
}

function valueIn(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueIn)
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw new Error(`${property.getText()} is no plain value.`)
        return [property.name.getText(), valueIn(property.initializer)]
      }),
    )
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  throw new Error(`${node.getText()} is no plain value.`)
}

/** As the formatter of the project writes it: lists of groups with a line for each. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') {
    const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"')
    return value.includes("'") && !value.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, `${indent}  `))
    const hasGroups = value.some((item) => typeof item === 'object')
    return hasGroups ? `[\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}]` : `[${items.join(', ')}]`
  }
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => `${name}: ${literal(inner, indent)}`)
      .join(', ')} }`
  }
  return String(value)
}
