/**
 * Marks in the contents of a page (`ui/contents-list.tsx`, `screens/service/section-links.tsx`) the entry of the part that is
 * being read, and keeps it in view there; a button that opens them is named after it. A part is being read once its
 * beginning stands in the upper quarter of the window or above.
 */
export function contentsMark(): void {
  const contents = document.querySelector<HTMLElement>('[data-contents]')
  const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
  const parts = links.flatMap((link) => {
    const part = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    // What a closed section holds is not laid out; the section is.
    return part?.closest('details') ?? part ?? []
  })
  if (!contents || parts.length < links.length) return
  const button = document.querySelector(`button[aria-controls="${contents.id}"]`)
  const label = button?.textContent ?? ''
  const passed = new Set<Element>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      const current = parts.findLastIndex((part) => passed.has(part))
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
      const link = links[current]
      if (button) button.textContent = link ? `§${current + 1} ${link.textContent}` : label
      // Not `scrollIntoView`, which would move the page as well.
      if (!link) return
      contents.scrollTop = link.offsetTop - contents.clientHeight / 2
      contents.scrollLeft = link.offsetLeft - (contents.clientWidth - link.offsetWidth) / 2
    },
    // The margin above is larger than any page: a part that has left the window at its top still counts.
    { rootMargin: '1000000px 0px -75%' },
  )
  for (const part of parts) observer.observe(part)
}
