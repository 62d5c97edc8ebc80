/** What runs before the first frame of every page (`first.ts`). */
import { unscripted } from './failed-islands.ts'
import { wideOpen } from './folded-parts.ts'
import { type LanguageSettings, languageOffer } from './language-offer.ts'
import { type TypefaceSettings, typeface } from './typeface.ts'

/**
 * - Root loading (specification, sections 2 and 4): on the first page of a visit sets `data-root-loading`, which the
 *   stylesheet turns into the spinner, and removes it 600 ms after the first frame (section 9). By a timer, since a
 *   visitor's style sheet or an extension may switch animations off.
 * - Adds the typeface at once on a later page of a visit, whose browser has it, and where a place of the page is asked for;
 *   else says in `data-awaits-typeface` that it is added when it has come (`typeface.ts`).
 * - Says in `data-skips-below` that what is below the first screen may wait (`below.ts`).
 * - Errors of scripts that fail to start reach the console by themselves; nothing here hides them.
 */
export function startup(settings: TypefaceSettings): void {
  const root = document.documentElement

  // The visitor is on the way to another page (`not-found.ts`), which will be the first of the visit.
  if (root.hasAttribute('data-leaving')) return

  const isOpened = isOpenedAnew()
  const isFirst = isOpened && isFirstPage()
  // With a fragment the browser is asked for a place below, which nothing may move.
  root.toggleAttribute('data-skips-below', isOpened && location.hash === '')
  // Answers (`#nama=…`) are no place.
  const awaitsTypeface = isFirst && !/^#[^=]+$/.test(location.hash)
  root.toggleAttribute('data-awaits-typeface', awaitsTypeface)
  if (!awaitsTypeface) document.fonts.add(typeface(settings))
  if (!isFirst) return
  root.setAttribute('data-root-loading', '')
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-root-loading'), 600))
}

/** Whether the page was opened anew, not loaded again or returned to. */
function isOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !load || load.type === 'navigate'
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

export type FirstFrameSettings = TypefaceSettings & LanguageSettings

/** All that runs before the first frame of every page. */
export function firstFrame(settings: FirstFrameSettings): void {
  startup(settings)
  languageOffer(settings)
  firstAction()
  wideOpen()
  unscripted()
}
