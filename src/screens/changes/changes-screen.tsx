import { MarkMeaning } from '../../components/prose/citation-state.tsx'
import type { TextKey } from '../../i18n/translate.ts'
import { waysByPurpose } from '../../lib/change-map.ts'
import type { ChangesProps } from '../../page-data/changes.ts'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import { ChangeCard } from './change-card.tsx'
import { ChangeMap } from './change-map.tsx'
import styles from './changes-screen.module.css'

const purposes: readonly (readonly ['form' | 'data' | 'end', TextKey])[] = [
  ['form', 'changes.purpose.form'],
  ['data', 'changes.purpose.data'],
  ['end', 'changes.purpose.end'],
]

/**
 * Changing or closing a business: a map of what one has and wants leads to the ways, of which each opens in place, without
 * script, by its own address (`#dari-cv`) and for the browser's search.
 */
export function ChangesScreen({ t, trail, changes }: ChangesProps) {
  const byPurpose = waysByPurpose(changes)
  return (
    <div className={`page-width ${styles.changes}`}>
      <PageHead lead={t('changes.lead')} title={t('changes.title')} trail={trail} trailLabel={t('breadcrumb.label')} />
      <FirstScreenEnd styles="shared" />
      <ChangeMap changes={changes} t={t} />
      <Small above={4}>{t('changes.limits')}</Small>
      <MarkMeaning above={4} citations={changes.flatMap(({ basis }) => basis)} t={t} />
      {purposes.map(([purpose, name]) => (
        <Section className={styles.purpose} key={purpose} space={3} title={t(name)}>
          <div className={styles.cards}>
            {byPurpose.get(purpose)?.map((change) => (
              <ChangeCard change={change} key={change.id} t={t} />
            ))}
          </div>
        </Section>
      ))}
      <p className={styles.onward}>
        <a href={t.href('/pilih-badan-usaha')}>{t('changes.toChooser')}</a>
      </p>
    </div>
  )
}
