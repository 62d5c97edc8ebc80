import type { Translate } from '../../i18n/translate.ts'
import { formatFileSize } from '../../lib/format.ts'
import { firstPagePath, firstPageWidth, type PdfFacts } from '../../lib/pdf-facts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './pdf-object.module.css'

interface Props {
  readonly t: Translate
  readonly title: string
  readonly href: string
  /** Of the document, where it may differ from the page's. */
  readonly language?: string | undefined
  readonly facts: PdfFacts | undefined
  /** What is to be said of it besides. */
  readonly note?: string | undefined
}

/** Of the links that show the viewer of the page; without script they lead to the file. */
export const opensViewer = 'a[data-opens-viewer]'

/** A PDF as a thing: its first page, how long and how large it is, to be read here or taken away. */
export function PdfObject({ t, title, href, language, facts, note }: Props) {
  const link = { href, hrefLang: language, type: 'application/pdf' }
  return (
    <section aria-label={t('document.label')} className={styles.object} id="dokumen">
      {facts?.hasPicture && (
        <a {...link} className={styles.page} data-opens-viewer="" data-screen-only="">
          <img
            alt={t('document.firstPage')}
            decoding="async"
            height={Math.round((firstPageWidth / 2 / facts.width) * facts.height)}
            loading="lazy"
            src={firstPagePath(href)}
            width={firstPageWidth / 2}
          />
        </a>
      )}
      <div className={styles.about}>
        <p>
          <b>PDF</b>
          {facts && ` · ${t.count('document.pages', facts.pages)} · ${formatFileSize(facts.bytes, t.locale)}`}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.actions} data-screen-only="">
          <ButtonLink {...link} data-opens-viewer="" title={title}>
            <Icon name="document" />
            {t('document.read')}
          </ButtonLink>
          <ButtonLink {...link} download="" look="quiet">
            <Icon name="download" />
            {t('document.download')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
