import { isInAppBrowser } from '../lib/in-app-browser.ts'

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
