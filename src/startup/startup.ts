/** What runs before the first frame of every page (`first.ts`). */
import { unscripted } from './failed-islands.ts'
import { wideOpen } from './folded-parts.ts'
import { type LanguageSettings, languageOffer } from './language-offer.ts'

export interface StartupSettings {
  /** As in `styles/font.css`. */
  readonly fontFamily: string
  readonly fontWeights: string
}

/**
 * - Root loading (specification, sections 2 and 4): on the first page of a visit sets `data-root-loading`, which the
 *   stylesheet turns into the spinner, and removes it 600 ms after the first frame (section 9). By a timer, since a
 *   visitor's style sheet or an extension may switch animations off.
 * - Adds the typeface.
 * - Says in `data-skips-below` that what is below the first screen may wait (`below.ts`).
 * - Errors of scripts that fail to start reach the console by themselves; nothing here hides them.
 */
export function startup(settings: StartupSettings): void {
  const root = document.documentElement

  // The visitor is on the way to another page (`not-found.ts`), which will be the first of the visit.
  if (root.hasAttribute('data-leaving')) return

  const isOpened = isOpenedAnew()
  const isFirst = isOpened && isFirstPage()
  // With a fragment the browser is asked for a place below, which nothing may move.
  const isAtTop = location.hash === ''
  root.toggleAttribute('data-skips-below', isOpened && isAtTop)
  if (!isFirst || !isAtTop) document.fonts.add(typeface(settings))
  if (!isFirst) return
  root.setAttribute('data-root-loading', '')
  requestAnimationFrame(() => {
    setTimeout(() => root.removeAttribute('data-root-loading'), 600)
    // Behind the first frame. If the file does not come, the fonts that stand in for it stay.
    if (isAtTop) setTimeout(() => addWhenLoaded(typeface(settings)))
  })
}

function addWhenLoaded(face: FontFace): void {
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  )
}

/** Whether the page was opened anew, not loaded again or returned to. */
function isOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !load || load.type === 'navigate'
}

/**
 * The typeface, whose file the page preloads. It is the document's at once on a later page of a visit, whose browser has
 * it, and where a place of the page is asked for; else on the first page when it has come: a browser looks for other fonts
 * in the place of one that it awaits, at each weight (docs/decisions/0052-typeface-on-the-first-page.md).
 */
function typeface({ fontFamily, fontWeights }: StartupSettings): FontFace {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[as="font"]') ?? {}
  return new FontFace(fontFamily, `url(${href})`, { weight: fontWeights })
}

/**
 * Whether no page of the site stands before it in the history of its tab. Told without the storage, whose first use keeps a
 * slow phone from its first frame. Browsers without the Navigation API (Safari before 26.2, Firefox before 147) know the
 * referrer alone, so they take a typed address for the first page.
 */
function isFirstPage(): boolean {
  if ('navigation' in window) return navigation.entries().length === 1
  return !document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Remembers at the root (`data-acted`) that the visitor has pressed something, for islands whose scripts come later
 * (`src/hydration/interaction.ts`).
 */
function firstAction(): void {
  const remember = () => document.documentElement.setAttribute('data-acted', '')
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, remember, true)
}

export type FirstFrameSettings = StartupSettings & LanguageSettings

/** All that runs before the first frame of every page. */
export function firstFrame(settings: FirstFrameSettings): void {
  startup(settings)
  languageOffer(settings)
  firstAction()
  wideOpen()
  unscripted()
}
