/**
 * Says at the root (`data-chat-in-view`) while a link of the page itself to the same chat is in view, so that the chat
 * shortcut (`components/chat/chat-shortcut.tsx`) gives way and the screen does not say it twice.
 */
export function chat(): void {
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      document.documentElement.toggleAttribute('data-chat-in-view', inView.size > 0)
    },
    // Any part of it below the bar at the top: the shortcut's own bar at the foot never covers half of it.
    { rootMargin: '-64px 0px 0px' },
  )
  const links = ':is(main, footer) a[href^="https://wa.me/"]'
  for (const link of document.querySelectorAll(links)) observer.observe(link)
  // Islands draw some of them later: a search without results, a finished estimate.
  const later = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      for (const link of [node, ...node.querySelectorAll(links)]) if (link.matches(links)) observer.observe(link)
    }
  })
  later.observe(document.body, { childList: true, subtree: true })
}
