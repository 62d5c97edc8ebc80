/**
 * Compares what a build has published with a build that was kept, byte for byte: `npm run golden -- keep` keeps the last
 * build, `npm run golden` compares the present one and says which file differs where. Scripts of islands are left out,
 * since any change of a component changes them and their names.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

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

/** The content of each file by its name, both without what the scripts of islands change in them. */
function publishedIn(root: string): Map<string, string> {
  const names = folders
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }))
    .filter((name) => statSync(join(root, name)).isFile() && !/\.(br|gz)$/.test(name) && !isIslandScript(name))
  return new Map(names.map((name) => [name, withoutScriptNames(readFileSync(join(root, name), 'latin1'))]))
}

function isIslandScript(name: string): boolean {
  return /\/assets\/build\/[^/]+\.js$/.test(name) && !/\/body\.[\w-]+\.js$/.test(name)
}

function withoutScriptNames(text: string): string {
  return text.replace(/(\/assets\/build\/[\w.-]+?)\.[\w-]{8}\.js/g, '$1.js')
}

function differenceOf(one: string, other: string): string {
  let place = 0
  while (one[place] === other[place]) place++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, place - shown / 2), place + shown))
  return `at ${place}\n  was ${around(one)}\n  is  ${around(other)}`
}
