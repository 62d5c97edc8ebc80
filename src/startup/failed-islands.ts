/**
 * Says at the root (`data-load-failed`) that the script of an island in the page's contents could not be loaded, so that
 * what stands in its place can say what to do instead. Astro tells so after its second try. Where this script itself does
 * not come, `data-scripts` is missing at the root, and a style sheet says so after a while.
 */
export function failedIslands(): void {
  document.documentElement.setAttribute('data-scripts', '')
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main'))
      document.documentElement.setAttribute('data-load-failed', '')
  }
  document.addEventListener('astro:hydration-error', note, true)
}
