/**
 * Says at the root (`data-unscripted`) that the file with the other scripts has not come: once the page has loaded without
 * it, or after six seconds. Style sheets then show the page as without scripts. `failed-islands.ts`, which is in that file,
 * takes it back.
 */
export function unscripted(): void {
  const tell = () => document.documentElement.toggleAttribute('data-unscripted', !customElements.get('astro-island'))
  addEventListener('load', tell)
  setTimeout(tell, 6_000)
}
