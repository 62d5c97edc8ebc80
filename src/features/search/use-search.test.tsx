// @vitest-environment happy-dom
import { act, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSearchQuery } from './use-search.ts'

test('a letter between the drawing and its effects begins the same entry of the history as those after it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/cari')
  const push = vi.spyOn(history, 'pushState')
  let type = (_text: string) => {}
  function Part() {
    const input = useRef<HTMLInputElement>(null)
    const { change } = useSearchQuery(input, '/cari')
    type = (text) => {
      if (input.current) input.current.value = text
      change(text)
    }
    useLayoutEffect(() => type('m'), [])
    return <input ref={input} />
  }
  await act(async () => createRoot(document.createElement('p')).render(<Part />))
  await act(async () => type('me'))
  expect([location.search, push.mock.calls.length]).toEqual(['?q=me', 1])
})
