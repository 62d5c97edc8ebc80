/**
 * Says at the root (`data-chat-in-view`) while a link of the page itself to the same chat is in view, so that the chat
 * shortcut (`components/chat/chat-shortcut.tsx`) gives way and the screen does not say it twice.
 */
export function chat(): void {
  const watch = () => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        document.documentElement.toggleAttribute('data-chat-in-view', inView.size > 0)
      },
      // Whole, between the bars at the window's ends.
      { rootMargin: '-64px 0px -50px', threshold: 1 },
    )
    for (const link of document.querySelectorAll('main a[href^="https://wa.me/"]')) observer.observe(link)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch)
  else watch()
}
