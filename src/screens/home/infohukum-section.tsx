import type { Regulation } from '../../collections/regulations.ts'
import { CitationState, isSimplyInForce } from '../../components/prose/citation-state.tsx'
import type { HomeProps } from '../../page-data/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './infohukum-section.module.css'
import shared from './section.module.css'

/** Shown as examples of the library: a law amended, one revoked, and one whose state could not be confirmed. */
const examples = ['uu-40-2007', 'pp-5-2021', 'pp-33-2026']

/** Legal information: regulations whose state is worth a look, and the ways to the library, the articles and the tools. */
export function InfohukumSection({ t, regulations }: HomeProps) {
  const shown = examples.flatMap((id) => regulations.find((regulation) => regulation.id === id) ?? [])
  return (
    <section className={`${shared.section} ${shared.stopsAbove} ${styles.infohukum}`} id="infohukum">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h2 className={shared.heading}>{t('infohukum.title')}</h2>
          <Lead>{t('infohukum.lead')}</Lead>
        </div>
        <ul className={styles.laws}>
          {shown.map((regulation: Regulation) => (
            <li className={styles.law} key={regulation.id}>
              <span className={styles.label}>{regulation.label}</span>
              <a className={styles.title} href={t.href(regulation.path)}>
                {regulation.subject}
              </a>
              {!isSimplyInForce(regulation) && <CitationState {...regulation} t={t} />}
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <ButtonLink href={t.href('/infohukum')}>{t('infohukum.more')}</ButtonLink>
          <a href={t.href('/blog')}>{t('infohukum.toBlog')}</a>
          <a href={t.href('/alat')}>{t('home.tools')}</a>
        </p>
      </div>
    </section>
  )
}
