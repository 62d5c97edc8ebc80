/** One setting of the viewer, controlled by the screen or held here. */
import { useCallback, useEffect, useRef, useState } from 'react'

interface SettingOptions<T, Wanted> {
  /** The controlled value; `undefined` where the viewer holds it. */
  readonly value: Wanted | undefined
  readonly initial: T
  /** The value to take for a wanted one; the current one where it is refused. */
  readonly accept: (current: T, wanted: Wanted) => T
  readonly onChange: ((value: T) => void) | undefined
  /** Called at once where the viewer holds the value: what is to follow need not wait until React has rendered. */
  readonly onTake?: (value: T) => void
}

/** The current value, and a function for what the reader wants: it changes the value, or asks the screen to. */
export function useSetting<T, Wanted = T>({
  value,
  initial,
  accept,
  onChange,
  onTake,
}: SettingOptions<T, Wanted>): [T, (wanted: Wanted) => void] {
  const [current, setCurrent] = useState(initial)
  const latest = useRef({ current, accept, onChange, onTake, isControlled: value !== undefined })
  useEffect(() => {
    latest.current = { current, accept, onChange, onTake, isControlled: value !== undefined }
  })

  // While rendering, not in an effect: what shows the value need not be rendered twice.
  const [followed, setFollowed] = useState<Wanted>()
  if (!Object.is(value, followed)) {
    setFollowed(value)
    if (value !== undefined) setCurrent(accept(current, value))
  }

  const want = useCallback((wanted: Wanted) => {
    const { accept, current, onChange, onTake, isControlled } = latest.current
    const next = accept(current, wanted)
    if (Object.is(next, current)) return
    if (!isControlled) {
      latest.current.current = next
      onTake?.(next)
      setCurrent(next)
    }
    onChange?.(next)
  }, [])

  return [current, want]
}
