import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import { libraryTrail } from '../trails.ts'
import styles from './open-data-screen.module.css'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly names: readonly ('regulations' | 'fees' | 'glossary')[]
}

/** What the open data are, where they lie, and how to cite them. */
export function OpenDataScreen({ language, t, names }: Props) {
  return (
    <div className={`page-width ${styles.screen}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={libraryTrail(language, t)} />
      <h1 className={styles.title}>{t('openData.title')}</h1>
      <Lead>{t('openData.lead')}</Lead>
      <ul className={styles.sets}>
        {names.map((name) => (
          <li key={name}>
            <p>{t(`openData.${name}`)}</p>
            <p className={styles.links}>
              <a href={`/data/${name}.json`}>{t('openData.data')}</a>
              <a href={`/data/${name}.schema.json`}>{t('openData.schema')}</a>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.licence}>{t('openData.licence')}</p>
    </div>
  )
}
