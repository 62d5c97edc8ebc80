/**
 * Marks islands in the page's contents that cannot be used, and the root (`data-load-failed`), so that style sheets show what
 * there is without them: their script was refused or is broken, of which Astro tells after its second try; it has not come
 * within six seconds of being wanted; or their texts (`i18n/dictionary-loader.ts`) did not come. Where their data did not
 * (`hydration/built-json.ts`) it is `data-without-data`, since some say so themselves. The marks are removed
 * where the missing file arrives later.
 */
export function failedIslands(): void {
  const root = document.documentElement
  const contents = 'main astro-island'
  const mark = (island: EventTarget | null, isMissing: boolean) => {
    if (!(island instanceof Element && island.matches(contents))) return
    island.toggleAttribute('data-load-failed', isMissing)
    root.toggleAttribute('data-load-failed', document.querySelector(`${contents}[data-load-failed]`) !== null)
  }
  const watch = (island: EventTarget | null) =>
    setTimeout(() => {
      if (island instanceof Element && island.hasAttribute('ssr')) mark(island, true)
    }, 6_000)

  root.removeAttribute('data-unscripted')
  document.addEventListener('astro:hydration-error', ({ target }) => mark(target, true), true)
  document.addEventListener('astro:hydrate', ({ target }) => mark(target, false), true)
  // Those that are loaded with the page, and those that our own directives (`src/hydration/island-events.ts`) began before.
  for (const island of document.querySelectorAll(`${contents}:is([data-wanted],[client=load])`)) watch(island)
  document.addEventListener('island:wanted', ({ target }) => watch(target), true)
  // Astro's own directive for islands that are loaded when they are seen tells of nothing.
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      watch(target.parentElement)
    }
  })
  for (const content of document.querySelectorAll(`${contents}[client=visible] > *`)) seen.observe(content)

  // A hydrated island has the texts that it needs (`src/hydration/use-island.ts`).
  const atWork = new WeakSet<Element>()
  document.addEventListener('island:ready', ({ target }) => {
    const island = target instanceof Element ? target.closest(contents) : null
    if (!island) return
    atWork.add(island)
    mark(island, false)
  })
  const markAll = (isMissing: boolean) => {
    for (const island of document.querySelectorAll(contents)) if (!atWork.has(island)) mark(island, isMissing)
  }
  const markData = (isMissing: boolean) => (event: Event) => {
    const { detail } = event as CustomEvent<string>
    for (const island of document.querySelectorAll(`${contents}[props*="${detail}"]`)) {
      island.toggleAttribute('data-without-data', isMissing)
    }
  }
  document.addEventListener('data:missing', markData(true))
  document.addEventListener('data:present', markData(false))
  document.addEventListener('texts:missing', () => markAll(true))
  document.addEventListener('texts:present', () => markAll(false))

  // A link to this page would lose the answers in its fragment.
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-reloads]'))) return
    event.preventDefault()
    location.reload()
  })
}

/**
 * Says at the root (`data-unscripted`) that the file with the other scripts was refused, or has not come within six seconds.
 * Style sheets then show the page as without scripts. `failedIslands`, which is in that file, takes it back.
 */
export function unscripted(): void {
  const say = () => {
    if (!customElements.get('astro-island')) document.documentElement.setAttribute('data-unscripted', '')
  }
  addEventListener('error', ({ target }) => (target as HTMLScriptElement | null)?.async && say(), true)
  setTimeout(say, 6_000)
}
