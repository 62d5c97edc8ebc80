import type { LibraryProps } from '../../page-data/library.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstFrameEnd, FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Section } from '../../ui/section.tsx'
import { GlossaryStrip } from './glossary-strip.tsx'
import { GuideShelf } from './guide-shelf.tsx'
import { LibraryFind } from './library-find.tsx'
import { LibraryLists } from './library-lists.tsx'
import styles from './library-screen.module.css'
import { RegulationRow } from './regulation-row.tsx'

/** The library's overview: a field for a regulation beside those that changed last, guides, the lists of regulations, the glossary. */
export function LibraryScreen(props: LibraryProps) {
  const { t, trail, regulationCount, checkedOn, recent, lists, guides, terms } = props
  const figures = [
    { href: '#peraturan', count: regulationCount, label: t('library.regulations') },
    { href: '#panduan', count: guides.length, label: t('library.guides') },
    { href: '#glosarium', count: terms.length, label: t('library.terms') },
  ]
  return (
    <>
      <header className={styles.header}>
        <div className="page-width">
          <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
          <div className={styles.columns}>
            <div>
              <h1 className={styles.title}>{t('library.title')}</h1>
              <Lead>{t('library.lead')}</Lead>
              <FirstFrameEnd />
              <div className={styles.find}>
                <LibraryFind t={t} />
              </div>
              <ul className={styles.figures}>
                {figures.map(({ href, count, label }) => (
                  <li key={href}>
                    <a className={styles.figure} href={href}>
                      <data className={styles.count} value={count}>
                        {count}
                      </data>{' '}
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <Section className={styles.latest} id="terbaru" title={t('library.recent')}>
              <ol className={styles.recent}>
                {recent.map(({ regulation, changedOn }) => (
                  <RegulationRow day={changedOn} key={regulation.id} regulation={regulation} t={t} />
                ))}
              </ol>
              <p className={styles.checked}>
                {t('library.checked', { day: t.day(checkedOn) })}{' '}
                <a
                  className={styles.feed}
                  data-screen-only=""
                  href={t.href('/infohukum/perubahan.xml')}
                  type="application/atom+xml"
                >
                  {t('library.feed')}
                </a>
              </p>
            </Section>
            <LibraryLists filters={['status']} lists={lists} t={t} />
          </div>
        </div>
      </header>
      <FirstScreenEnd />
      <GuideShelf {...props} />
      <section className={`page-width ${styles.section}`} id="peraturan">
        <h2>{t('library.regulationsTitle')}</h2>
        <LibraryLists filters={['topik', 'jenis']} lists={lists} t={t} />
      </section>
      <GlossaryStrip {...props} />
    </>
  )
}
