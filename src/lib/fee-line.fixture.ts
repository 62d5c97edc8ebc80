/** A price line for tests, which name only what they are about. */
import type { FeeLine } from './fees.ts'

/** Our own fee of Rp100, always paid, once. */
export function feeLine(id: string, more: Partial<FeeLine> = {}): FeeLine {
  return {
    id,
    label: id,
    party: 'ours',
    unit: 'once',
    minIdr: 100,
    maxIdr: 100,
    isIncomplete: false,
    isUnconfirmed: false,
    optional: false,
    beyondFirst: false,
    tax: 'included',
    ...more,
  }
}
