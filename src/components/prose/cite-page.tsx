import type { Translate } from '../../i18n/translate.ts'
import { site } from '../../site/site.ts'
import styles from './cite-page.module.css'
import { CopyButton } from './copy-button.tsx'

interface Props {
  readonly t: Translate
  readonly title: string
  /** The neutral path of the page. */
  readonly path: string
  /** The day of its present wording. */
  readonly updated: string
}

/** How to cite this page: title, site, day of the wording and address, to be copied. */
export function CitePage({ t, title, path, updated }: Props) {
  const day = t.day(updated)
  return (
    <figure className={styles.cite}>
      <figcaption>{t('cite.title')}</figcaption>
      <p data-copy-text="">{t('cite.text', { title, site: site.name, day, address: site.origin + t.href(path) })}</p>
      <CopyButton t={t} />
    </figure>
  )
}
