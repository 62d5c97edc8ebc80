/** Ease-in-out quadratic (specification, section 9): from 0 to 1, slow at both ends. */
export function easeInOutQuad(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2
}
