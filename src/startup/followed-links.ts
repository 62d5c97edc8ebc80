/** What happens when a link is followed. */
import { isInAppBrowser } from '../lib/in-app-browser.ts'

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

/**
 * Says beside a link to a file, once it is pressed inside another app, what to do where nothing arrives: the browsers of
 * such apps often let a download go without a word. The calendar says so itself (`features/tools/calendar/`).
 * @param texts by language
 */
export function downloads(texts: Readonly<Record<string, string>>): void {
  if (!isInAppBrowser(navigator.userAgent)) return
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[download]') : null
    const text = texts[document.documentElement.lang]
    if (!link || text === undefined || link.nextElementSibling?.matches('[data-in-app]')) return
    const note = document.createElement('span')
    note.setAttribute('role', 'status')
    note.setAttribute('data-in-app', '')
    link.after(' ', note)
    // Filled once it stands there, so that screen readers say it.
    note.textContent = text
  })
}
