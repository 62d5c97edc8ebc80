/** Prints the checklist alone: the style sheet leaves the rest of the page out while this mark is on the document. */
export function printChecklist(): void {
  const { dataset } = document.documentElement
  dataset.printing = 'checklist'
  addEventListener('afterprint', () => delete dataset.printing, { once: true })
  print()
}
