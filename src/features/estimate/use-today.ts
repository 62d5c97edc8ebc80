import { useSyncExternalStore } from 'react'
import { today } from '../../lib/day.ts'

const neverChanges = () => () => {}

/** The day it is; in the HTML of the build, and while React hydrates it, the day of the build. */
export function useToday(builtOn: string): string {
  return useSyncExternalStore(neverChanges, today, () => builtOn)
}
