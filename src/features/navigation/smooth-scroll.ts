/**
 * The scroll helper: brings a target into view by the clock (specification, sections 2, 8 and 9).
 * Positions are CSS pixels, times milliseconds.
 */

/** Specification, section 9. */
const defaultDurationMs = 650

export interface SmoothScrollOptions {
  /** An element, or an id with or without `#`. */
  readonly target: Element | string
  /** What scrolls: an element, an id, or nothing for the target's nearest scrollable ancestor. The body means the window. */
  readonly container?: Element | string | null
  /** Added to the target's top: negative stops above it. Default 0. */
  readonly offsetPx?: number
  /** Default 650. A visitor who prefers reduced motion gets 0. */
  readonly durationMs?: number
}

/** How a scroll ended: it arrived, or the visitor or a newer scroll took over. */
export type ScrollOutcome = 'arrived' | 'interrupted'

/** The visitor's own ways of scrolling; each ends a running animation at once. */
const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const navigationKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab'])

let stopRunning: (() => void) | undefined

/**
 * Scrolls until the target's top plus the offset is at the container's top, or as far as the container goes.
 * @throws Error 'Unable to find Target Element' or 'Unable to find Container Element', looked for in this order.
 */
export async function smoothScroll(options: SmoothScrollOptions): Promise<ScrollOutcome> {
  const target = findElement(options.target)
  if (!target) throw new Error('Unable to find Target Element')
  const container =
    options.container === undefined || options.container === null
      ? nearestScrollable(target)
      : findElement(options.container)
  if (!container) throw new Error('Unable to find Container Element')

  stopRunning?.()
  const scroller = isPage(container) ? document.documentElement : container
  const start = scroller.scrollTop
  const end = Math.round(restingPosition(target, scroller, options.offsetPx ?? 0))
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const duration = reduced ? 0 : (options.durationMs ?? defaultDurationMs)
  if (duration <= 0 || start === end) {
    scroller.scrollTop = end
    return 'arrived'
  }
  return animate(scroller, start, end, duration)
}

function animate(scroller: Element, start: number, end: number, duration: number): Promise<ScrollOutcome> {
  return new Promise((resolve) => {
    let frame = 0
    const begin = performance.now()

    const finish = (outcome: ScrollOutcome) => {
      cancelAnimationFrame(frame)
      for (const name of visitorEvents) removeEventListener(name, onVisitor, true)
      if (stopRunning === interrupt) stopRunning = undefined
      resolve(outcome)
    }
    const interrupt = () => finish('interrupted')
    const onVisitor = (event: Event) => {
      if (event instanceof KeyboardEvent && !navigationKeys.has(event.key)) return
      interrupt()
    }
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - begin) / duration))
      scroller.scrollTop = Math.round(start + (end - start) * easeInOutQuad(progress))
      if (progress === 1) finish('arrived')
      else frame = requestAnimationFrame(step)
    }

    for (const name of visitorEvents) addEventListener(name, onVisitor, { capture: true, passive: true })
    stopRunning = interrupt
    frame = requestAnimationFrame(step)
  })
}

/** Where the container stands when the scroll is over: never beyond its ends. */
function restingPosition(target: Element, scroller: Element, offsetPx: number): number {
  const containerTop = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
  const position = scroller.scrollTop + target.getBoundingClientRect().top - containerTop + offsetPx
  const longest = scroller.scrollHeight - scroller.clientHeight
  return Math.max(0, Math.min(position, longest))
}

function findElement(target: Element | string): Element | null {
  if (typeof target !== 'string') return target
  return document.getElementById(target.replace(/^#/, ''))
}

function isPage(container: Element): boolean {
  return container === document.body || container === document.documentElement
}

function nearestScrollable(target: Element): Element {
  for (let ancestor = target.parentElement; ancestor && !isPage(ancestor); ancestor = ancestor.parentElement) {
    const { overflowY } = getComputedStyle(ancestor)
    const scrolls = overflowY === 'auto' || overflowY === 'scroll' || overflowY === 'overlay'
    if (scrolls && ancestor.scrollHeight > ancestor.clientHeight) return ancestor
  }
  return document.body
}

/** Ease-in-out quadratic (specification, section 9): from 0 to 1, slow at both ends. */
export function easeInOutQuad(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2
}
