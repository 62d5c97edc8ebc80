/** What a visitor does in a browser of any engine, and what went wrong on the way. */
import { setTimeout as pause } from 'node:timers/promises'
import type { EngineBrowser } from './engine.ts'
import type { WatchedSite } from './watched-site.ts'

const patience = 30_000
const lookAgainAfter = 40

type Value = string | number | boolean | null

export interface Visitor {
  /** Opens a page of the site. @throws Error for another status than expected. */
  open(path: string, expectedStatus?: number): Promise<void>
  /** Runs a function in the page; it sees its arguments and the page, nothing of its file. What it gives is JSON. */
  run<T, A extends readonly Value[]>(work: (...args: A) => T, ...args: A): Promise<T>
  /** Looks until the function gives true. @throws Error that says what was waited for. */
  until<A extends readonly Value[]>(what: string, holds: (...args: A) => boolean, ...args: A): Promise<void>
  /** Moves the mouse to the first match that is shown, and clicks. */
  click(selector: string): Promise<void>
  press(key: keyof typeof keys): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What went wrong since the page was opened: answers, console output, errors, breaches of the policy. */
  problems(): Promise<string[]>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008' } as const

export function visitorIn(browser: EngineBrowser, site: WatchedSite): Visitor {
  let expectedFailure: string | null = null

  const run: Visitor['run'] = async (work, ...args) => {
    const result = await browser.evaluate(`JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`)
    return JSON.parse(result)
  }

  /** False between two pages, where a document may be there that has no root element yet. */
  const holdsInPage = async <A extends readonly Value[]>(holds: (...args: A) => boolean, ...args: A) => {
    const call = `(${holds})(...${JSON.stringify(args)})`
    return JSON.parse(await browser.evaluate(`JSON.stringify(document.documentElement !== null && ${call})`))
  }

  const until: Visitor['until'] = async (what, holds, ...args) => {
    const deadline = Date.now() + patience
    while (!(await holdsInPage(holds, ...args))) {
      if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`)
      await pause(lookAgainAfter)
    }
  }

  return {
    run,
    until,
    async open(path, expectedStatus = 200) {
      site.answers.clear()
      expectedFailure = expectedStatus >= 400 ? path : null
      // Asked for the address at which it is, WebKit may be ready before it has left the page.
      await run(() => Object.assign(window, { isLeft: true }) && true)
      await browser.open(site.origin + path)
      await until(`${path} is there`, () => !('isLeft' in window) && document.readyState === 'complete')
      const { pathname } = new URL(path, site.origin)
      const status = site.answers.get(pathname)
      if (status !== expectedStatus) throw new Error(`${path} was answered with ${status}, not ${expectedStatus}`)
    },
    async click(selector) {
      // While a page crosses over into the next, WebKit gives clicks to neither.
      await until(
        `${selector} is there to be pressed`,
        (selector) => {
          const element = [...document.querySelectorAll(selector)].find((match) => match.checkVisibility())
          if (!element) return false
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        },
        selector,
      )
      const [x = 0, y = 0] = await run((selector) => {
        const element = [...document.querySelectorAll(selector)].find((match) => match.checkVisibility())
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        return [Math.round(left + width / 2), Math.round(top + height / 2)]
      }, selector)
      await browser.perform([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
    async press(key) {
      const value = keys[key]
      await browser.perform([
        { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) },
      ])
    },
    resize: (width, height) => browser.resize(width, height),
    async problems() {
      const failed = [...site.answers].filter(([path, status]) => status >= 400 && path !== expectedFailure)
      const reported = await run(
        () =>
          (window as unknown as { reported?: string[] }).reported ?? ['the script that reports problems is missing'],
      )
      return [...failed.map(([path, status]) => `${path} was answered with ${status}`), ...reported]
    },
  }
}
