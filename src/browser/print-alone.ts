/**
 * Prints one part of the page alone: while these marks stand, `styles/print.css` hides everything but the part and its
 * ancestors. Marks, since not every browser that we support knows `:has()`.
 * @param kind what is printed, for style sheets that set it otherwise then
 */
export function printAlone(part: HTMLElement, kind: 'checklist' | 'sheet'): void {
  const { dataset } = document.documentElement
  const around: HTMLElement[] = []
  for (let holder = part.parentElement; holder; holder = holder.parentElement) around.push(holder)
  dataset.printing = kind
  part.dataset.printAlone = ''
  for (const holder of around) holder.dataset.printAround = ''
  const unmark = () => {
    delete dataset.printing
    delete part.dataset.printAlone
    for (const holder of around) delete holder.dataset.printAround
  }
  addEventListener('afterprint', unmark, { once: true })
  print()
}
