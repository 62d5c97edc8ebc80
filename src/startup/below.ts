import { firstInteraction, idleMoment } from '../lib/moments.ts'

/**
 * Styles and lays out what is below the first screen (`data-below`, and each block of a text, `data-below-blocks`), which a
 * phone leaves out of its first frames (`styles/base.css`): one part in each frame that has time, from the visitor's first
 * action on; all at once where a place of the page is asked for, since heights that are only guessed would lead beside it.
 */
export function below(): void {
  const root = document.documentElement
  if (!root.hasAttribute('data-skips-below')) return
  const place = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) root.removeAttribute('data-skips-below')
  }
  addEventListener('click', place, true)
  firstInteraction(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-below], [data-below-blocks] > *')) {
      await idleMoment(1_000)
      // A place was asked for meanwhile, so all is laid out.
      if (!root.hasAttribute('data-skips-below')) return
      part.style.contentVisibility = 'visible'
      await new Promise(requestAnimationFrame)
    }
    removeEventListener('click', place, true)
  })
}
