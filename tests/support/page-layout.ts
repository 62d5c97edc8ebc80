/** Gives elements of happy-dom, which lays nothing out, the sizes and positions that a scroll needs. Pixels. */

interface ScrollSize {
  /** How high its contents are. */
  readonly content: number
  /** How much of them is seen. */
  readonly view: number
}

/** Makes an element, or the page itself by `document.documentElement`, as high as a test needs. */
export function setScrollSize(element: Element, { content, view }: ScrollSize): void {
  Object.defineProperty(element, 'scrollHeight', { configurable: true, value: content })
  Object.defineProperty(element, 'clientHeight', { configurable: true, value: view })
}

/** Puts an element at a distance from the top of the contents of what scrolls it. */
export function setTop(element: Element, top: number, scroller: Element = document.documentElement): void {
  element.getBoundingClientRect = () => {
    const ofScroller = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
    return new DOMRect(0, ofScroller + scroller.clientTop + top - scroller.scrollTop, 100, 100)
  }
}
