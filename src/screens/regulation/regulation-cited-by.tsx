import type { TextKey } from '../../i18n/translate.ts'
import { searchAddress } from '../../lib/addresses.ts'
import type { CitingKind, RegulationProps } from '../../page-data/regulation.ts'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/spaced.tsx'
import styles from './regulation-cited-by.module.css'
import page from './regulation-screen.module.css'

const kindTextKeys: Readonly<Record<CitingKind['kind'], TextKey>> = {
  services: 'regulation.citedBy.services',
  articles: 'regulation.citedBy.articles',
  guides: 'regulation.citedBy.guides',
}

/** The pages of this site that rest on the regulation; where they are many, the search has the others. */
export function RegulationCitedBy({ t, citedBy, regulation }: RegulationProps) {
  if (citedBy.length === 0) return null
  return (
    <Section className={page.part} space={3} title={t('regulation.citedBy')}>
      <Stack space={5}>
        {citedBy.map(({ kind, entries, more }) => (
          <div key={kind}>
            <h3 className={styles.kind}>{t(kindTextKeys[kind])}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <a className={styles.link} href={t.href(entry.path)}>
                    {entry.title}
                  </a>
                </li>
              ))}
              {more > 0 && (
                <li>
                  <a className={styles.link} href={searchAddress(t.href('/cari'), regulation.label)}>
                    {t.count('regulation.citedBy.more', more)}
                  </a>
                </li>
              )}
            </ul>
          </div>
        ))}
      </Stack>
    </Section>
  )
}
