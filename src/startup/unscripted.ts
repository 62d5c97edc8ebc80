/**
 * Says at the root (`data-unscripted`) that the file with the other scripts has not come within six seconds. Style sheets
 * then show the page as without scripts. `failed-islands.ts`, which is in that file, takes it back.
 */
export function unscripted(): void {
  setTimeout(() => {
    if (!customElements.get('astro-island')) document.documentElement.setAttribute('data-unscripted', '')
  }, 6_000)
}
