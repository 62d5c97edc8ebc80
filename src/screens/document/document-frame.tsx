import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReadingHead } from '../../ui/reading-head.tsx'
import styles from './document-frame.module.css'

interface Props {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly title: string
  readonly lead?: string
  /** What is known of the document, in the order in which it is shown. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** The document as a thing (`pdf-object.tsx`). */
  readonly object: ReactNode
  /** The PDF viewer, which `client:request` shows and loads; without it the links of the object lead to the file. */
  readonly viewer?: ReactNode
  readonly children: ReactNode
}

/** A page about a PDF: what it is, beside that the document as a thing, its viewer where it is asked for, and its text. */
export function DocumentFrame({ t, trail, title, lead, facts, object, viewer, children }: Props) {
  return (
    <>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <Columns shape="wide-narrow">
          <div>
            <ReadingHead facts={facts} lead={lead} title={title} />
          </div>
          {object}
        </Columns>
      </header>
      {viewer && (
        <div className={styles.viewer} data-screen-only="" hidden>
          <div className="page-width">
            <div className={styles.close}>
              <Button data-closes="" look="quiet">
                <Icon name="close" />
                {t('document.close')}
              </Button>
            </div>
            {viewer}
          </div>
        </div>
      )}
      {children}
    </>
  )
}
