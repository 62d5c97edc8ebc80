/** The texts of an island for all its components, without a prop. */
import { createContext, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { isDictionaryChanged, subscribeToDictionaries } from './dictionary-loader.ts'
import type { Language } from './languages.ts'
import type { Translate } from './translate.ts'
import { useTranslate } from './use-translate.ts'

const TranslateContext = createContext<Translate | null>(null)

interface Props {
  readonly language: Language
  readonly children: ReactNode
}

/**
 * The root of an island whose components call `useT()`. Until the dictionary is there, the HTML of the build stands.
 *
 * A dictionary that was changed after the build cannot hydrate that HTML: React would find other texts in it (error 418).
 * Then the island is not hydrated but rendered anew, which is what another `key` means.
 */
export function TranslateProvider({ language, children }: Props) {
  const isChanged = useSyncExternalStore(
    subscribeToDictionaries,
    () => isDictionaryChanged(language),
    () => false,
  )
  return (
    <Suspense fallback={null} key={String(isChanged)}>
      <LoadedTexts isChanged={isChanged} language={language}>
        {children}
      </LoadedTexts>
    </Suspense>
  )
}

/** The lookup of the island's language; to be called while rendering. */
export function useT(): Translate {
  const t = use(TranslateContext)
  if (t === null) throw new Error('This component stands outside TranslateProvider.')
  return t
}

const never = new Promise<never>(() => {})

function LoadedTexts({ isChanged, language, children }: Props & { readonly isChanged: boolean }) {
  const t = useTranslate(language)
  // Leaves the HTML of the build untouched until the provider renders with the other key.
  if (!import.meta.env.SSR && !isChanged && isDictionaryChanged(language)) use(never)
  return <TranslateContext value={t}>{children}</TranslateContext>
}
