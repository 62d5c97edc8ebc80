import { type ReactNode, Suspense } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { StickyHeader } from './sticky-header.tsx'
import { TopBarContent } from './top-bar-content.tsx'

interface Props {
  readonly language: Language
  /** The page's neutral path. */
  readonly path: string
  /** The languages in which this page exists. */
  readonly alternates: readonly Language[]
  /** What stands after the menu: the account's offer, where there is one. */
  readonly account?: ReactNode
}

/** The top bar of every page: brand, menu, language (specification, section 2). Readable and working without script. */
export function TopBar(props: Props) {
  return (
    <StickyHeader>
      <Suspense fallback={null}>
        <TopBarContent {...props} />
      </Suspense>
    </StickyHeader>
  )
}
