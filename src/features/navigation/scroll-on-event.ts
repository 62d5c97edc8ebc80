/**
 * Binds the scroll helper to an event of an element. The specification's error catalogue (section 8) asks for it with its
 * error for an unsupported event; no page binds one, since the menu's links are followed by `use-section-scroll.ts`.
 */
import { type SmoothScrollOptions, smoothScroll } from './smooth-scroll.ts'

const supportedEvents = [
  'click',
  'mouseenter',
  'mouseover',
  'mousedown',
  'mouseup',
  'dblclick',
  'contextmenu',
  'wheel',
  'mouseleave',
  'mouseout',
] as const

/**
 * Scrolls whenever the event happens on the trigger; links and buttons keep their place in the page because the
 * event's own effect is prevented.
 * @returns a function that unbinds
 * @throws Error for an event that is not supported (specification, section 8), and through the console, because it
 *   happens later, for a target or container that is missing.
 */
export function scrollOnEvent(trigger: Element, event: string, options: SmoothScrollOptions): () => void {
  if (!supportedEvents.some((name) => name === event)) {
    throw new Error(`Unsupported event: "${event}". Supported are ${supportedEvents.join(', ')}.`)
  }
  const onEvent = (occurrence: Event) => {
    if (occurrence.cancelable) occurrence.preventDefault()
    smoothScroll(options).catch((error: unknown) => console.error(error))
  }
  trigger.addEventListener(event, onEvent, { passive: false })
  return () => trigger.removeEventListener(event, onEvent)
}
