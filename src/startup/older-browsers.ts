/**
 * Gives the oldest browsers that we support (docs/engineers.md) the few functions of newer ones that our scripts call, so
 * that code need not think of it. `tests/journeys/oldest-browsers.spec.ts` finds what is called and stands neither here nor
 * in all of them.
 */
export function olderBrowsers(): void {
  const give = (owner: object, name: string, value: unknown) => {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
  const array = Array.prototype
  give(array, 'toSorted', function (this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  })
  give(array, 'toReversed', function (this: unknown[]) {
    return [...this].reverse()
  })
  give(array, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  })
  const groups = (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) => {
    const found = new Map<unknown, unknown[]>()
    let index = 0
    for (const item of items) {
      const key = keyOf(item, index)
      index += 1
      const group = found.get(key)
      if (group) group.push(item)
      else found.set(key, [item])
    }
    return found
  }
  give(Map, 'groupBy', groups)
  give(Object, 'groupBy', (...given: Parameters<typeof groups>) => Object.fromEntries(groups(...given)))
  give(AbortSignal, 'timeout', (milliseconds: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  give(AbortSignal, 'any', (signals: readonly AbortSignal[]) => {
    const controller = new AbortController()
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
    }
    return controller.signal
  })
}

/**
 * Narrows a list of the library to the state that is chosen (`screens/library/library-list-screen.tsx`), in browsers whose
 * style sheets cannot, for want of `:has()`.
 */
export function narrowedList(): void {
  if (CSS.supports('selector(:has(*))')) return
  const narrow = (radio: HTMLInputElement) => {
    for (const row of radio.closest('section')?.querySelectorAll<HTMLElement>('[data-status]') ?? [])
      row.hidden = radio.value !== 'all' && row.dataset.status !== radio.value
  }
  const radios = 'main section input[name="state"]'
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(radios)) narrow(target)
  })
  // What was chosen before a Back or a reload.
  const chosen = document.querySelector<HTMLInputElement>(`${radios}:checked`)
  if (chosen) narrow(chosen)
}
