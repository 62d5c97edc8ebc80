import type { ReactNode } from 'react'
import { ChatShortcut } from '../components/chat/chat-shortcut.tsx'
import type { Translate } from '../i18n/translate.ts'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'

interface Props {
  readonly t: Translate
  /** What the page is about; the chat greeting names it. */
  readonly subject?: string
  readonly topBar?: ReactNode
  /** The offer of the page in another language. */
  readonly offer?: ReactNode
  readonly children?: ReactNode
}

/** Top bar, page area, footer (specification, section 2), and the chat shortcut over them. */
export function PublicLayout({ t, subject, topBar, offer, children }: Props) {
  return (
    <>
      <SkipLink label={t('layout.skip')} />
      {topBar}
      {offer}
      <main id="main">{children}</main>
      <Footer t={t} />
      <ChatShortcut subject={subject} t={t} />
    </>
  )
}
