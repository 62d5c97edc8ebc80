/**
 * Lets the page go without the fade that `styles/base.css` asks for, once one of its frames has taken 50 ms or more (Long
 * Animation Frames): on a slow processor the pictures that a fade needs delay the next page by 100 to 200 ms
 * (docs/decisions/0049-next-page-fetched-ahead.md). Browsers that do not tell of such frames keep the fade.
 */
export function fade(): void {
  const longFrames = 'long-animation-frame'
  if (!PerformanceObserver.supportedEntryTypes.includes(longFrames)) return
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    const style = new CSSStyleSheet()
    style.insertRule('@view-transition { navigation: none }')
    document.adoptedStyleSheets.push(style)
  })
  observer.observe({ type: longFrames, buffered: true })
}
