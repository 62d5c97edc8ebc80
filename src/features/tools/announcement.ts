/** When an answer that follows the typing is read out. Pure. */

/** So long must typing rest, in milliseconds; shorter than a pause for thought, longer than one between two keys. */
const restMs = 700

/**
 * How long is still to be waited before an answer is read out, in milliseconds: it must not interrupt the typing, nor tell
 * a verdict on half a word.
 * @param typedAt the moment of the last key or choice; undefined where there was none
 * @param now on the same clock
 */
export function restLeft(typedAt: number | undefined, now: number): number {
  return typedAt === undefined ? 0 : Math.max(0, typedAt + restMs - now)
}
