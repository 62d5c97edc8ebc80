import type { ReactNode } from 'react'
import { ChatShortcut } from '../components/chat/chat-shortcut.tsx'
import type { Translate } from '../i18n/translate.ts'
import styles from './skip-link.module.css'

interface Props {
  readonly t: Translate
  readonly topBar?: ReactNode
  readonly children?: ReactNode
}

/** Top bar and page, no footer. The chat shortcut is there as on every page (specification, section 1). */
export function LightLayout({ t, topBar, children }: Props) {
  return (
    <>
      <SkipLink label={t('layout.skip')} />
      {topBar}
      <main id="main">{children}</main>
      <ChatShortcut t={t} />
    </>
  )
}

/** The first stop of the keyboard: past the bar, to the page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`visually-hidden ${styles.skip}`} href="#main">
      {label}
    </a>
  )
}
