/** The description of a code, or the title of a level, out of the file of its division; each file is loaded once. */
import { useCallback, useEffect, useState } from 'react'
import { getJson } from '../../../http/client.ts'

export type DescriptionState = { readonly text: string } | 'loading' | 'failed'

type Descriptions = Readonly<Record<string, string>>

const files = new Map<string, Promise<Descriptions>>()

/** @throws TypeError for another file at the address */
function readDescriptions(json: unknown): Descriptions {
  const texts = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.values(json) : []
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string'))
    throw new TypeError('These are not descriptions of codes.')
  return json as Descriptions
}

function descriptionsAt(address: string): Promise<Descriptions> {
  const known = files.get(address)
  if (known) return known
  const asked = getJson(address, { retries: 2 })
    .then(readDescriptions)
    .catch((error) => {
      files.delete(address)
      throw error
    })
  files.set(address, asked)
  return asked
}

/**
 * The description of one code, or the title of a division, group or class; a component with another address or number
 * needs another `key`.
 * @param address of the file of the division of `code`
 */
export function useDescription(address: string, code: string): readonly [state: DescriptionState, retry: () => void] {
  const [state, setState] = useState<DescriptionState>('loading')

  const load = useCallback(() => {
    descriptionsAt(address).then(
      (all) => setState({ text: all[code] ?? '' }),
      () => setState('failed'),
    )
  }, [address, code])
  const retry = useCallback(() => {
    setState('loading')
    load()
  }, [load])

  useEffect(load, [load])

  useEffect(() => {
    if (state !== 'failed') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [state, retry])

  return [state, retry]
}
