import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import type { LibraryProps } from '../../page-data/library.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import { SiteSearchForm } from '../search/site-search-form.tsx'
import { GlossaryStrip } from './glossary-strip.tsx'
import { GuideShelf } from './guide-shelf.tsx'
import styles from './library-screen.module.css'
import { RegulationIndex } from './regulation-index.tsx'

/** The library's overview: guides, glossary, and every regulation by subject with the stamp of its state. */
export function LibraryScreen(props: LibraryProps) {
  const { language, t, trail, regulations, guides, terms } = props
  const checked = regulations.map(({ checkedOn }) => checkedOn).sort()
  const figures = [
    { href: '#peraturan', count: regulations.length, label: t('library.regulations') },
    { href: '#panduan', count: guides.length, label: t('library.guides') },
    { href: '#glosarium', count: terms.length, label: t('library.terms') },
  ]
  return (
    <>
      <header className={styles.header}>
        <KawungFlower className={styles.ornament} />
        <div className="page-width">
          <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
          <div className={styles.columns}>
            <div>
              <h1>{t('library.title')}</h1>
              <Lead>{t('library.lead')}</Lead>
              <div className={styles.search}>
                <SiteSearchForm language={language} t={t} />
              </div>
              <p className={styles.checked}>
                {t('library.checked', { day: formatDay(checked.at(-1) ?? '', languageTraits[language].locale) })}
              </p>
            </div>
            <ul className={styles.figures}>
              {figures.map(({ href, count, label }) => (
                <li key={href}>
                  <a className={styles.figure} href={href}>
                    <data className={styles.count} value={count}>
                      {count}
                    </data>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </header>
      <GuideShelf {...props} />
      <GlossaryStrip {...props} />
      <RegulationIndex {...props} />
    </>
  )
}
