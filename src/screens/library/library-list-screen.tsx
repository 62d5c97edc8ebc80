import { stateTextKeys, statusOf } from '../../i18n/regulation-status.ts'
import type { LibraryListProps } from '../../page-data/library.ts'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PillRadios } from '../../ui/pill-radios.tsx'
import { LibraryFind } from './library-find.tsx'
import styles from './library-list-screen.module.css'
import { LibraryLists } from './library-lists.tsx'
import { RegulationRow } from './regulation-row.tsx'

/** The regulations of a subject, a kind or a state; those of a subject or kind can be narrowed by state without script. */
export function LibraryListScreen({ t, trail, list, lead, lists }: LibraryListProps) {
  const { name, path, status, regulations } = list
  const found = [...new Set(regulations.map(statusOf))]
  const options = found.map((value) => ({
    value,
    label: `${t(value === 'unconfirmed' ? 'prose.stateUnconfirmed' : stateTextKeys[value])} (${regulations.filter((each) => statusOf(each) === value).length})`,
  }))
  return (
    <div className="page-width">
      <PageHead lead={lead} title={name} trail={trail} trailLabel={t('breadcrumb.label')} />
      <FirstScreenEnd />
      <section aria-label={list.title} className={styles.listed}>
        {status === undefined && options.length > 1 && (
          <div data-screen-only="">
            <PillRadios
              legend={t('library.narrow')}
              name="state"
              options={[{ value: 'all', label: `${t('library.all')} (${regulations.length})` }, ...options]}
            />
          </div>
        )}
        {regulations.length === 0 && <p>{t('library.empty')}</p>}
        <ul className={styles.rows}>
          {regulations.map((regulation) => (
            <RegulationRow key={regulation.id} regulation={regulation} t={t} />
          ))}
        </ul>
      </section>
      <aside aria-labelledby="lainnya" className={styles.others} data-screen-only="">
        <h2 id="lainnya">{t('library.otherLists')}</h2>
        <LibraryFind t={t} />
        <LibraryLists current={path} filters={['topik', 'jenis', 'status']} lists={lists} t={t} />
      </aside>
    </div>
  )
}
