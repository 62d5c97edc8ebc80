// @vitest-environment happy-dom
import { act, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dictionaries } from './dictionaries.ts'
import type { Language } from './languages.ts'
import type { TextKey } from './translate.ts'

type UseTranslate = typeof import('./use-translate.ts').useTranslate

interface GreetingProps {
  useTranslate: UseTranslate
  language: Language
  textKey: string
}

function Greeting({ useTranslate, language, textKey }: GreetingProps) {
  return useTranslate(language)(textKey as TextKey)
}

/** The hook as a newly opened page has it: the loader keeps its dictionaries as long as the page lives. */
async function newHook(): Promise<UseTranslate> {
  vi.resetModules()
  return (await import('./use-translate.ts')).useTranslate
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('in the browser', () => {
  let root: Root
  let element: HTMLElement
  const requests: string[] = []

  /** Shows a text while the network serves these dictionaries. */
  async function show(language: Language, textKey: string, served: Partial<Record<Language, object>>) {
    vi.stubEnv('SSR', false)
    vi.stubGlobal('fetch', async (address: string) => {
      const code = /(\w+)\.json$/.exec(address)?.[1] as Language
      requests.push(code)
      return new Response(JSON.stringify(served[code]))
    })
    const useTranslate = await newHook()
    await act(async () => {
      root.render(
        <Suspense fallback="waiting">
          <Greeting useTranslate={useTranslate} language={language} textKey={textKey} />
        </Suspense>,
      )
    })
    // Each dictionary takes some turns of the event loop from the request to the rendered text.
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(element.textContent).not.toBe('waiting')
    })
    return element.textContent
  }

  beforeEach(() => {
    requests.length = 0
    element = document.createElement('div')
    root = createRoot(element)
  })

  afterEach(async () => {
    await act(async () => root.unmount())
  })

  test('a text comes from the dictionary of the language, and no other is loaded', async () => {
    expect(await show('en', 'greeting', { en: { greeting: 'Hello' } })).toBe('Hello')
    expect(requests).toEqual(['en'])
  })

  test('a text that this language lacks comes from the default language', async () => {
    expect(await show('en', 'greeting', { en: {}, id: { greeting: 'Halo' } })).toBe('Halo')
    expect(requests).toEqual(['en', 'id'])
  })

  test('a text that no language has says so', async () => {
    expect(await show('en', 'greeting', { en: {}, id: {} })).toBe('missing translation for key: greeting')
  })

  test('an empty text counts as present', async () => {
    expect(await show('en', 'greeting', { en: { greeting: '' }, id: { greeting: 'Halo' } })).toBe('')
    expect(requests).toEqual(['en'])
  })
})

test('the build renders at once, without a request', async () => {
  vi.stubEnv('SSR', true)
  vi.stubGlobal('fetch', () => {
    throw new Error('The build asks for nothing.')
  })
  const useTranslate = await newHook()
  const html = renderToStaticMarkup(<Greeting useTranslate={useTranslate} language="en" textKey="menu.home" />)
  expect(html).toBe(dictionaries.en['menu.home'])
})
