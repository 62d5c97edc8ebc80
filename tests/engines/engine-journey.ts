/** What a journey of every engine is, and how it begins. Each opens its first page itself. */
import type { Visitor } from './visitor.ts'

export interface EngineJourney {
  readonly title: string
  /** @throws Error that says what did not happen. */
  run(visitor: Visitor): Promise<void>
  /** Problems that the journey provokes. */
  readonly expected?: RegExp
}

export const wide = [1280, 900] as const
/** WebKitGTK's least window is wider than that; both get the menu of small screens. */
export const narrow = [360, 800] as const

export function assert(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** Opens a page as on a later page of a visit, without the loading spinner. */
export async function openLater(visitor: Visitor, path: string, size: readonly [number, number] = wide): Promise<void> {
  await visitor.resize(...size)
  await visitor.open(path)
  await visitor.until('the spinner is gone', () => !document.documentElement.hasAttribute('data-root-loading'))
}

/** Interacts once, opens what is closed and scrolls through the page until every island is hydrated. */
export async function hydrate(visitor: Visitor): Promise<void> {
  await visitor.press('Shift')
  await visitor.until('every island is hydrated', () => {
    const next = document.querySelector('astro-island[ssr]:not([client=request])')
    for (let box = next?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true
    const inside = next?.querySelector('*')
    inside?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return next === null
  })
}
