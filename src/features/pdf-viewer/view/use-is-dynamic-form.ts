/** Whether the document is a form that no browser shows (XFA), until the reader has put the notice away. */
import { useEffect, useState } from 'react'
import { isDynamicForm } from '../reader/properties.ts'
import type { Reader } from '../reader/reader.ts'

export function useIsDynamicForm(reader: Reader | null): { readonly isShown: boolean; readonly close: () => void } {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let isCurrent = true
    setShown(false)
    if (reader) {
      isDynamicForm(reader).then(
        (found) => isCurrent && setShown(found),
        () => {},
      )
    }
    return () => {
      isCurrent = false
    }
  }, [reader])
  return { isShown, close: () => setShown(false) }
}
