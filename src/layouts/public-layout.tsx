import type { ReactNode } from 'react'
import { ChatShortcut } from '../components/chat/chat-shortcut.tsx'
import type { Translate } from '../i18n/translate.ts'
import type { SiteLinks } from '../seo/site-links.ts'
import { site } from '../site/site.ts'
import { Footer } from './footer.tsx'
import { SkipLink } from './light-layout.tsx'
import styles from './public-layout.module.css'

interface Props {
  readonly t: Translate
  readonly links: SiteLinks
  /** What the page is about; the chat greeting names it. */
  readonly subject?: string
  /** What the page's bill comes to. */
  readonly total?: string
  readonly topBar?: ReactNode
  /** The offer of the page in another language. */
  readonly offer?: ReactNode
  readonly children?: ReactNode
}

/** Top bar, page area, footer (specification, section 2), and the chat shortcut over them; prices that are samples are called so. */
export function PublicLayout({ t, links, subject, total, topBar, offer, children }: Props) {
  return (
    <>
      <SkipLink label={t('layout.skip')} />
      {topBar}
      {offer}
      <main id="main">
        {site.hasSamplePrices && <div className={styles.sample}>{t('layout.sample')}</div>}
        {children}
      </main>
      <Footer links={links} t={t} />
      <ChatShortcut subject={subject} t={t} total={total} />
    </>
  )
}
