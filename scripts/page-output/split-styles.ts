/**
 * Divides the styles of the built pages into three. What stands before the contents of any page is one style in all pages.
 * What the first screen of a kind of page needs besides is a second style in those pages. The rest of each kind is a file
 * that browsers keep, linked where its first screen ends. Pure.
 */
import { contentHash } from './content-hash.ts'
import { cssOf, rulesOf, type StyleRule } from './style-sheet.ts'

/** Where the first screen of a page ends (`src/ui/first-screen-end.tsx`). */
const firstScreenEnd = '<template data-first-screen-end=""></template>'

/** Where the contents of a page begin. */
const contents = /<main\b[^>]*>/

const style = /<style>(.*?)<\/style>/gs

/** Global rules of these layers hold for every page; those of others, for what a component shows. */
const globalLayers = ['@layer reset', '@layer tokens', '@layer base', '@layer ui', '@layer layouts']

/**
 * A script, so that no browser shows what follows before the linked style is there: it may show what follows a `link` at
 * once, but runs a script only after the styles before it (HTML Standard, 'has a style sheet that is blocking scripts').
 */
const waitForStyle = '<script> </script>'

/** Pages with the same styles. */
interface Kind {
  readonly rules: readonly StyleRule[]
  /** The CSS Modules that are used in the first screen of any of them. */
  readonly firstScreen: Set<string>
}

interface Division {
  /** Style files by their address. */
  readonly files: ReadonlyMap<string, string>
  /**
   * The page with its styles divided.
   * @throws Error where the page has no `main`
   */
  apply(html: string): string
}

/**
 * @param pages HTML of all pages
 * @param folder address of the folder for style files, ends with `/`
 */
export function splitStyles(pages: Iterable<string>, folder: string): Division {
  const kinds = new Map<string, Kind>()
  const frame = new Set<string>()
  for (const html of pages) {
    const css = stylesOf(html)
    const kind = kinds.get(css) ?? { rules: rulesOf(css), firstScreen: new Set<string>() }
    kinds.set(css, kind)
    const [before, firstScreen] = beginningOf(html)
    for (const name of modulesOf(classesIn(before))) frame.add(name)
    for (const name of modulesOf(classesIn(firstScreen))) kind.firstScreen.add(name)
  }

  const shared = new Map<string, StyleRule>()
  for (const { rules } of kinds.values()) {
    for (const rule of rules) if (isGlobal(rule) || isOf(rule, frame)) shared.set(keyOf(rule), rule)
  }
  const files = new Map<string, string>()
  const parts = new Map<string, { readonly styles: string; readonly link: string }>()
  for (const [css, { rules, firstScreen }] of kinds) {
    const own = rules.filter((rule) => !shared.has(keyOf(rule)))
    const inline = cssOf(own.filter((rule) => isOf(rule, firstScreen)))
    const linked = cssOf(own.filter((rule) => !isOf(rule, firstScreen)))
    const address = `${folder}page.${contentHash(linked)}.css`
    files.set(address, linked)
    const styles = [cssOf([...shared.values()]), inline].filter((text) => text !== '')
    parts.set(css, {
      styles: styles.map((text) => `<style>${text}</style>`).join(''),
      link: `<link rel="stylesheet" href="${address}">${waitForStyle}`,
    })
  }

  return {
    files,
    apply(html) {
      const { styles = '', link = '' } = parts.get(stylesOf(html)) ?? {}
      const bare = html.replace(style, '').replace('</head>', () => `${styles}</head>`)
      if (bare.includes(firstScreenEnd)) return bare.replace(firstScreenEnd, link)
      if (!contents.test(bare)) throw new Error('A page has no <main>, where the link to its styles is put.')
      return bare.replace(contents, (begin) => begin + link)
    },
  }
}

function stylesOf(html: string): string {
  return [...html.matchAll(style)].map(([, css = '']) => css).join('')
}

/** What stands before the contents of a page, and its contents up to the end of the first screen, where that is marked. */
function beginningOf(html: string): readonly [before: string, firstScreen: string] {
  const main = html.search(contents)
  const end = html.indexOf(firstScreenEnd)
  return [html.slice(html.indexOf('<body'), main), html.slice(main, Math.max(main, end))]
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/** The letters of the file that end the name of a class (`src/styles/class-name.ts`). */
function modulesOf(classes: readonly string[]): string[] {
  return classes.flatMap((name) => /-([\w-]{4})$/.exec(name)?.[1] ?? [])
}

/** Whether a rule holds for every page, whatever its components. */
function isGlobal({ around, text }: StyleRule): boolean {
  const isOfAll = around.length === 0 || globalLayers.includes(around[0] ?? '')
  return isOfAll && !isForPrint(around) && ownersOf(text).length === 0
}

/** Whether a rule is of one of these CSS Modules. */
function isOf({ around, text }: StyleRule, modules: ReadonlySet<string>): boolean {
  return !isForPrint(around) && ownersOf(text).some((owner) => modules.has(owner))
}

function isForPrint(around: readonly string[]): boolean {
  return around.some((part) => part === '@layer print' || part === '@media print')
}

function ownersOf(rule: string): string[] {
  const selector = rule.slice(0, rule.indexOf('{'))
  return modulesOf([...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}

function keyOf({ around, text }: StyleRule): string {
  return [...around, text].join('\n')
}
