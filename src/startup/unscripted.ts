/**
 * Says at the root (`data-unscripted`) that the file with the other scripts has not come within six seconds. Style sheets
 * then show the page as without scripts. `failed-islands.ts`, which is in that file, takes it back.
 */
export function unscripted(): void {
  setTimeout(() => {
    document.documentElement.toggleAttribute('data-unscripted', !customElements.get('astro-island'))
  }, 6_000)
}
