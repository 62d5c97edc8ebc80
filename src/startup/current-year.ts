/** Writes the year of the visit beside the copyright sign, also on a page that was built last year. */
export function currentYear(): void {
  for (const year of document.querySelectorAll('[data-current-year]')) {
    year.textContent = String(new Date().getFullYear())
  }
}
