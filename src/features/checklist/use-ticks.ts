/** Keeps the boxes of a list, which the page draws without React, in step with what the device keeps of them. */
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { storedValue } from '../../storage/stored-value.ts'

interface Ticks {
  readonly ticked: number
  readonly all: number
}

/**
 * @param list the element around the boxes
 * @returns undefined for the HTML of the build
 */
export function useTicks(
  list: RefObject<HTMLElement | null>,
  service: string,
): readonly [ticks: Ticks | undefined, clear: () => void] {
  const stored = useMemo(() => tickedDocuments(service), [service])
  const [ticks, setTicks] = useState<Ticks>()

  useEffect(() => {
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const keep = () => stored.set(boxes.filter(({ checked }) => checked).map(({ value }) => value))
    const show = () => {
      const kept = stored.get()
      for (const box of boxes) box.checked = kept.includes(box.value)
      setTicks({ ticked: boxes.filter(({ checked }) => checked).length, all: boxes.length })
    }
    // What was ticked before this script was there is kept too.
    if (boxes.some(({ checked }) => checked)) {
      for (const box of boxes) box.checked ||= stored.get().includes(box.value)
      keep()
    }
    show()
    const end = new AbortController()
    list.current?.addEventListener('change', keep, { signal: end.signal })
    const unsubscribe = stored.subscribe(show)
    return () => {
      end.abort()
      unsubscribe()
    }
  }, [list, stored])

  return [ticks, () => stored.remove()]
}

/** @param service the service's id */
function tickedDocuments(service: string) {
  return storedValue({ area: 'local', key: `checklist.${service}`, version: 1, parse: parseIds, fallback: [] })
}

function parseIds(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined
}
