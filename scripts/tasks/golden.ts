/**
 * Compares what a build has published with a build that was kept: `npm run golden -- keep` keeps the last build, `npm run
 * golden` compares the present one, byte for byte, and says which file differs where. Scripts of islands are left out,
 * since any change of a component changes them and their names. The bundler puts style sheets that do not know of each
 * other into an order that any import may change; so the styles of a page are compared sheet by sheet, with the order of
 * those that meet on an element.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { moduleOf } from '../../src/styles/class-name.ts'
import { rulesOf } from '../page-output/style-sheet.ts'

const golden = '.cache/golden'
const folders = ['dist', 'dist-hosting']
const shown = 60

if (process.argv[2] === 'keep') keep()
else compare()

function keep(): void {
  rmSync(golden, { recursive: true, force: true })
  for (const folder of folders) cpSync(folder, join(golden, folder), { recursive: true })
}

function compare(): void {
  if (!existsSync(golden))
    throw new Error('No build is kept. Build the one to compare with, then: npm run golden -- keep')
  const [expected, found] = [publishedIn(golden), publishedIn('.')]
  const differences = [...new Set([...expected.keys(), ...found.keys()])].sort().flatMap((name) => {
    const [one, other] = [expected.get(name), found.get(name)]
    if (one === undefined) return `${name}: is new`
    if (other === undefined) return `${name}: is gone`
    return one === other ? [] : `${name}: ${differenceOf(one, other)}`
  })
  for (const line of differences) console.log(line)
  console.log(`golden: ${found.size} files, ${differences.length} differ`)
  process.exitCode = differences.length === 0 && found.size > 0 ? 0 : 1
}

/** The content of each file by its name. */
function publishedIn(root: string): Map<string, string> {
  const names = folders
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }))
    .filter((name) => statSync(join(root, name)).isFile() && !/\.(br|gz)$/.test(name) && !isLeftOut(name))
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(root, name), 'latin1')
      return [name, comparable(name.endsWith('.html') ? withStylesBySheet(text, join(root, 'dist')) : text)]
    }),
  )
}

/** Scripts of islands, and the styles of pages, which are compared with the pages. */
function isLeftOut(name: string): boolean {
  return (
    (/\/assets\/build\/[^/]+\.js$/.test(name) && !/\/body\.[\w-]+\.js$/.test(name)) ||
    /\/assets\/build\/page\.[\w-]+\.css$/.test(name)
  )
}

function comparable(text: string): string {
  return text.replace(/(\/assets\/build\/[\w.-]+?)\.[\w-]{8,10}\.js/g, '$1.js').replace(/'sha256-[^']+'/g, "'sha256'")
}

/** The page with all its styles at the end, sheet by sheet. */
function withStylesBySheet(html: string, root: string): string {
  const sheets = new Map<string, string[]>()
  const css = [...html.matchAll(/<style>(.*?)<\/style>|<link rel="stylesheet" href="([^"]+)">/gs)]
    .map(([, text, address]) => text ?? readFileSync(join(root, address ?? ''), 'latin1'))
    .join('')
  for (const { around, text } of rulesOf(css)) {
    const names = [...text.matchAll(/\.([\w-]+)/g)].flatMap(([, name = '']) => moduleOf(name) ?? [])
    const sheet = `${around[0] ?? ''} ${names[0] ?? ''}`
    const rules = sheets.get(sheet) ?? []
    sheets.set(sheet, rules)
    rules.push(`${around.join(' ')} ${text}`)
  }
  const order = [...sheets.keys()]
  const meetings = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, classes = '']) => {
      const modules = new Set(classes.split(' ').flatMap((name) => moduleOf(name) ?? []))
      const met = order.filter((sheet) => modules.has(sheet.split(' ').at(-1) ?? ''))
      const layers = new Map<string, string[]>()
      for (const sheet of met) {
        const layer = sheet.slice(0, sheet.lastIndexOf(' '))
        layers.set(layer, [...(layers.get(layer) ?? []), sheet])
      }
      return [...layers.values()].filter(({ length }) => length > 1).map((together) => together.join(' before '))
    }),
  )
  // The order of the sheets does not matter to print rules: their selectors differ in specificity.
  for (const [sheet, rules] of sheets) if (sheet === '@layer print ') rules.sort()
  const styles = [...sheets].map(([sheet, rules]) => `${sheet}: ${rules.join('\n')}`).sort()
  return [
    html.replace(/<style>.*?<\/style>/gs, '').replace(/\/page\.[\w-]{8,10}\.css/g, '/page.css'),
    ...styles,
    ...[...meetings].sort(),
  ].join('\n')
}

function differenceOf(one: string, other: string): string {
  let place = 0
  while (one[place] === other[place]) place++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, place - shown / 2), place + shown))
  return `at ${place}\n  was ${around(one)}\n  is  ${around(other)}`
}
