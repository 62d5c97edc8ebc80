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
