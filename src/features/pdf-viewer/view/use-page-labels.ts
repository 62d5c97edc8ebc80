/** The pages' own names (`iv`, `A-1`), where a document gives them. */
import { useEffect, useState } from 'react'
import type { Reader } from '../reader/reader.ts'

/** `null` where pages have no names, or are simply counted from 1. */
export function usePageLabels(reader: Reader | null): readonly string[] | null {
  const [labels, setLabels] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    setLabels(null)
    reader?.pdf.getPageLabels().then(
      (found) => {
        const isCounting = found?.every((label, index) => label === String(index + 1)) ?? true
        if (isCurrent && !isCounting) setLabels(found)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [reader])
  return labels
}
