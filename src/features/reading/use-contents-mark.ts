import { useEffect } from 'react'

/** A part of the text is being read once its heading has passed this share of the window's height, from its foot. */
const below = '-65%'

/** Far above every page: a heading that has left the window at its top still counts. */
const above = '1000000px'

/** Marks the entry of the part that is being read in the contents of the page (`ui/contents-list.tsx`). */
export function useContentsMark(): void {
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-contents]')
    const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
    const passed = new Set<Element>()
    const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
    if (!contents || headings.length < links.length) return
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        }
        const current = headings.findLastIndex((heading) => passed.has(heading))
        for (const [index, link] of links.entries()) {
          if (index === current) link.setAttribute('aria-current', 'true')
          else link.removeAttribute('aria-current')
        }
        const link = links[current]
        // Not `scrollIntoView`, which would move the page as well.
        if (link) contents.scrollTop = link.offsetTop - contents.clientHeight / 2
      },
      { rootMargin: `${above} 0px ${below} 0px` },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [])
}
