/**
 * Divides the styles of the built pages into three. What stands before the contents of any page is one style in all pages.
 * What the first screen of a kind of page needs besides is a second style in those pages. The rest of each kind, with the
 * states into which only visitors bring an element and the custom properties that neither style uses, is a file that
 * browsers keep, linked where its first screen ends; a page may ask for those properties before it. Pure.
 */

import { contentHash } from '../../src/lib/hashed-files.ts'
import { cssOf, rulesOf, type StyleRule } from './style-sheet.ts'

/** Where the first screen of a page ends, and which styles it asks for (`src/ui/first-screen-end.tsx`). */
const firstScreenEnd = /<template data-first-screen-end(?:="(all|shared)")?><\/template>/

/** Where what the first frame shows ends (`src/ui/first-screen-end.tsx`). */
const firstFrameEnd = '<template data-first-frame-end></template>'

/** Where the contents of a page begin. */
const contents = /<main\b[^>]*>/

/** A style as Astro puts it into the head: the text, or the address of a file. */
const style = /<style>(.*?)<\/style>|<link rel="stylesheet" href="([^"]+)">/gs

/** Global rules of these layers hold for every page; those of others, for what a component shows. */
const globalLayers = ['@layer reset', '@layer tokens', '@layer base', '@layer ui', '@layer layouts']

/**
 * A script, so that no browser shows what follows before the linked style is there: it may show what follows a `link` at
 * once, but runs a script only after the styles before it (HTML Standard, 'has a style sheet that is blocking scripts').
 */
const waitForStyle = '<script> </script>'

/**
 * In the head: the first frame waits for the startup script (`src/layouts/document.astro`), which is moved to its end, by
 * waiting for an empty script behind it: an element that is waited for is there before it has run, so a script that
 * changes what is shown would be drawn before and after. A script, because Chromium draws before it goes on behind the
 * first two of a page, so the first frame is laid out alone.
 */
const waitForFirstFrame = '<link rel="expect" href="#first-frame" blocking="render">'
const startupScript = /<script id="startup">(.*?<\/script>)/s
const firstFrame = '<script id="first-frame"></script>'

/** In a selector: what no page begins with. */
const laterState =
  /:(?:hover|active|disabled|focus|focus-visible|target|popover-open|:selection|:backdrop|:view-transition|:details-content)\b|\[(?:data-sticky|data-open|data-below|open)\b/

/** A declaration of a custom property that every component may use. */
const property = /^:root\{(--[\w-]+):/

/** Pages with the same styles. */
interface Kind {
  readonly rules: readonly StyleRule[]
  /** The classes and types of elements in the first screen of any of them, or of any kind with which they share a style. */
  readonly firstScreen: Set<string>
  /** Which styles its first screen asks for besides its own. */
  readonly styles: 'all' | 'shared' | undefined
}

interface Division {
  /** Addresses of the files that the pages no longer link to. */
  readonly divided: ReadonlySet<string>
  /** Style files by their address. */
  readonly files: ReadonlyMap<string, string>
  /**
   * The page with its styles divided and its startup script where its first frame ends; without one it waits for none.
   * @throws Error where the page does not mark the end of its first screen
   */
  apply(html: string): string
}

/**
 * @param pages HTML of all pages
 * @param folder address of the folder for style files, ends with `/`
 * @param readStyle the text of a file that a page links to
 */
export function splitStyles(pages: Iterable<string>, folder: string, readStyle: (address: string) => string): Division {
  const kinds = new Map<string, Kind>()
  const frame = new Set(['html'])
  /** In the first screen of the kinds that share a style. */
  const namesTogether = new Set(['html'])
  const divided = new Set<string>()
  const read = ({ text, address }: Style) => {
    if (address === undefined) return text
    divided.add(address)
    // The names that the minifier gives the two themes stand thirty times in each page.
    return readStyle(address).replaceAll('--lightningcss-', '--')
  }
  for (const html of pages) {
    const styles = stylesOf(html)
    const key = keyOfStyles(styles)
    const kind = kinds.get(key) ?? {
      rules: rulesOf(styles.map(read).join('')),
      firstScreen: stylesWanted(html) === 'shared' ? namesTogether : new Set(['html']),
      styles: stylesWanted(html),
    }
    kinds.set(key, kind)
    const [before, firstScreen] = beginningOf(html)
    for (const name of namesIn(before)) frame.add(name)
    for (const name of namesIn(firstScreen)) kind.firstScreen.add(name)
  }

  const shared = new Map<string, StyleRule>()
  for (const { rules } of kinds.values()) {
    for (const rule of rules) if (isGlobal(rule) || isOf(rule, frame)) shared.set(keyOf(rule), rule)
  }
  const all = [...kinds.values()].flatMap(({ rules }) => rules)
  for (const rule of propertiesOf([...shared.values()], all)) shared.set(keyOf(rule), rule)
  const files = new Map<string, string>()
  const parts = new Map<string, { readonly styles: string; readonly link: string }>()
  const ownOf = ({ rules }: Kind) => rules.filter((rule) => !shared.has(keyOf(rule)))
  /** The rules of a kind for its first screen, by their keys. */
  const firstOf = (kind: Kind) => {
    const { firstScreen, styles } = kind
    const own = ownOf(kind)
    const shown = own.filter((rule) => isOf(rule, firstScreen) || (styles === 'all' && isOfAll(rule)))
    return new Map([...propertiesOf(shown, own), ...shown].map((rule) => [keyOf(rule), rule]))
  }
  const rulesTogether = new Map(
    [...kinds.values()].filter(({ styles }) => styles === 'shared').flatMap((kind) => [...firstOf(kind)]),
  )
  for (const [key, kind] of kinds) {
    const first = kind.styles === 'shared' ? rulesTogether : firstOf(kind)
    const inline = cssOf([...first.values()])
    const linked = cssOf(ownOf(kind).filter((rule) => !first.has(keyOf(rule))))
    const address = `${folder}page.${contentHash(linked)}.css`
    files.set(address, linked)
    const styles = [cssOf([...shared.values()]), inline].filter((text) => text !== '')
    parts.set(key, {
      styles: styles.map((text) => `<style>${text}</style>`).join(''),
      link: `<link rel="stylesheet" href="${address}">${waitForStyle}`,
    })
  }

  return {
    files,
    divided,
    apply(html) {
      const { styles = '', link: sheet = '' } = parts.get(keyOfStyles(stylesOf(html))) ?? {}
      const head = headOf(html)
      const [startup = '', unnamed = ''] = startupScript.exec(html) ?? []
      const script = startup && `<script>${unnamed}${firstFrame}`
      const wait = startup && waitForFirstFrame
      const body = html.slice(head.length).replace(startup, '')
      const link = body.includes(firstFrameEnd) ? sheet : script + sheet
      const bare = `${head.replace(style, '')}${wait}${styles}${body.replace(firstFrameEnd, () => script)}`
      if (!firstScreenEnd.test(bare))
        throw new Error(`${titleOf(head)} has no <FirstScreenEnd />: put it into its screen.`)
      return bare.replace(firstScreenEnd, () => link)
    },
  }
}

interface Style {
  readonly text: string
  /** Of the file that holds it instead. */
  readonly address: string | undefined
}

function stylesOf(html: string): Style[] {
  return [...headOf(html).matchAll(style)].map(([, text = '', address]) => ({ text, address }))
}

/** The same for pages with the same styles. */
function keyOfStyles(styles: readonly Style[]): string {
  return styles.map(({ text, address = text }) => address).join('\n')
}

/** Without its end tag. */
function headOf(html: string): string {
  return html.slice(0, html.indexOf('</head>'))
}

/** What stands before the contents of a page, and its contents up to the end of the first screen. */
function beginningOf(html: string): readonly [before: string, firstScreen: string] {
  const main = html.search(contents)
  return [html.slice(html.indexOf('<body'), main), html.slice(main, html.search(firstScreenEnd))]
}

/** Which styles the page asks for with its first screen. */
function stylesWanted(html: string): Kind['styles'] {
  const wanted = firstScreenEnd.exec(html)?.[1]
  return wanted === 'all' || wanted === 'shared' ? wanted : undefined
}

/** For a message. */
function titleOf(head: string): string {
  return /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? 'A page'
}

/** The classes, with their dot, and the types of elements in a part of a page. */
function namesIn(html: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...classes.map((name) => `.${name}`), ...[...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, type = '']) => type)]
}

/** Whether a rule holds for every page, whatever its components. */
function isGlobal({ around, text }: StyleRule): boolean {
  const isInGlobalLayer = around.length === 0 || globalLayers.includes(around[0] ?? '')
  const isOfModule = /^@keyframes [a-z]+-/.test(text)
  return (
    isInGlobalLayer &&
    !isOfModule &&
    !isForFew(around) &&
    !isLater(text) &&
    !property.test(text) &&
    selectorsOf(text).every((names) => names.length === 0)
  )
}

/** Whether a rule that comes later makes browsers style every element anew. */
function isOfAll({ around, text }: StyleRule): boolean {
  return !isForFew(around) && (property.test(text) || text.startsWith('::selection'))
}

/** Whether a rule can hold for an element where these are the classes and the types of elements. */
function isOf({ around, text }: StyleRule, names: ReadonlySet<string>): boolean {
  const isPossible = (selector: readonly string[]) => selector.length > 0 && selector.every((name) => names.has(name))
  return !isForFew(around) && !isLater(text) && selectorsOf(text).some(isPossible)
}

/** The declarations among these rules of the custom properties that styles use, also by way of one another. */
function propertiesOf(styles: readonly StyleRule[], rules: readonly StyleRule[]): StyleRule[] {
  const declarations = rules.filter(({ around, text }) => property.test(text) && !isForFew(around))
  const used = new Set<string>()
  let users = styles
  while (users.length > 0) {
    const names = users.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
    users = declarations.filter(({ text }) => names.includes(nameOf(text)) && !used.has(nameOf(text)))
    for (const name of names) used.add(name)
  }
  return declarations.filter(({ text }) => used.has(nameOf(text)))
}

function nameOf(declaration: string): string {
  return property.exec(declaration)?.[1] ?? ''
}

/** Whether a rule is for what no page begins with: its selectors name such states, or it follows the scroll position. */
function isLater(rule: string): boolean {
  if (rule.includes('animation-timeline:scroll')) return true
  const selectors = rule.slice(0, rule.indexOf('{')).replace(/:(?:is(?!\(:popover-open)|not|where)\([^)]*\)/g, '')
  return selectors.split(',').every((selector) => laterState.test(selector))
}

/** Whether rules hold on paper alone, or in browsers that lack something: none is worth bytes before the first view. */
function isForFew(around: readonly string[]): boolean {
  return around.some(
    (part) => part === '@layer print' || /^@(?:media (?:print|\(scripting: ?none)|supports not )/.test(part),
  )
}

/** For each selector of a rule the classes, with their dot, and the types of elements without which it selects nothing. */
function selectorsOf(rule: string): (readonly string[])[] {
  if (rule.startsWith('@')) return [[]]
  const selectors = rule.slice(0, rule.indexOf('{')).replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return selectors.split(',').map((selector) => selector.match(/\.[\w-]+|(?<![^\s>+~])[a-z][a-z\d]*/g) ?? [])
}

function keyOf({ around, text }: StyleRule): string {
  return [...around, text].join('\n')
}
