/** An address under which the document itself can be opened and saved. */
import { useEffect, useState } from 'react'
import type { DocumentSource } from '../document/open-document.ts'

/** The document's own address; one made up for bytes; `null` at first for those. */
export function useDocumentUrl(source: DocumentSource): string | null {
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => {
    if (typeof source === 'string') return
    const url = URL.createObjectURL(new Blob([new Uint8Array(source)], { type: 'application/pdf' }))
    setMade(url)
    return () => URL.revokeObjectURL(url)
  }, [source])
  return typeof source === 'string' ? source : made
}
