/** Binds the scroll helper to an event, as the menu does (`use-section-scroll.ts`). */
import { type ScrollOutcome, type SmoothScrollOptions, smoothScroll } from './smooth-scroll.ts'

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
 * Scrolls when an event asks for it; links and buttons keep their place in the page because the event's own effect is
 * prevented. It is heard while it is captured, so also where what is below the trigger stops it.
 * @param scrollFor where the event asks to scroll to; undefined where it asks for nothing
 * @param onEnd is told how each scroll ended
 * @returns a function that unbinds
 * @throws Error for an event that is not supported (specification, section 8), and through the console, because it
 *   happens later, for a target or container that is missing.
 */
export function scrollOnEvent(
  trigger: EventTarget,
  name: string,
  scrollFor: (event: Event) => SmoothScrollOptions | undefined,
  onEnd: (outcome: ScrollOutcome, options: SmoothScrollOptions) => void = () => {},
): () => void {
  if (!supportedEvents.some((supported) => supported === name)) {
    throw new Error(`Unsupported event: "${name}". Supported are ${supportedEvents.join(', ')}.`)
  }
  const onEvent = (event: Event) => {
    const options = scrollFor(event)
    if (!options) return
    if (event.cancelable) event.preventDefault()
    smoothScroll(options)
      .then((outcome) => onEnd(outcome, options))
      .catch((error: unknown) => console.error(error))
  }
  trigger.addEventListener(name, onEvent, { capture: true, passive: false })
  return () => trigger.removeEventListener(name, onEvent, { capture: true })
}
