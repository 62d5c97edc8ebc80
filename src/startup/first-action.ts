/**
 * Remembers at the root (`data-acted`) that the visitor has pressed something, for islands whose scripts come later
 * (`src/hydration/interaction.ts`).
 */
export function firstAction(): void {
  const remember = () => document.documentElement.setAttribute('data-acted', '')
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, remember, { capture: true, once: true })
}
