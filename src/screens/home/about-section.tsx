import type { ReactNode } from 'react'
import { CitationState } from '../../components/prose/citation-state.tsx'
import { briefText, partyTextKeys } from '../../i18n/fee-text.ts'
import { parties, totalsByParty } from '../../lib/fees.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Lead } from '../../ui/lead.tsx'
import paper from '../../ui/paper.module.css'
import styles from './about-section.module.css'
import shared from './section.module.css'

/** About us: what the company holds itself to, set as the articles of a short statute, each with a piece of evidence. */
export function AboutSection({ t, example, revoked, video }: HomeProps & { readonly video?: ReactNode }) {
  const byParty = example && totalsByParty(example.service.fees.lines, example.service.variants[0]?.id)
  const principles = [
    {
      title: t('about.price.title'),
      text: t('about.price.text'),
      evidence: byParty && (
        <dl className={styles.lines}>
          {parties.map((party) => (
            <div key={party}>
              <dt>{t(partyTextKeys[party])}</dt>
              <dd>{briefText(byParty[party], t)}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      title: t('about.law.title'),
      text: t('about.law.text'),
      evidence: revoked && (
        <p>
          <a href={t.href(revoked.path)}>{revoked.label}</a> <CitationState {...revoked} t={t} />
          {revoked.revokedBy.map(({ label, id }) => (
            <span key={id}>
              {' '}
              {t('regulation.replacedBy')} <a href={t.href(`/infohukum/${id}`)}>{label}</a>
            </span>
          ))}
        </p>
      ),
    },
    {
      title: t('about.limits.title'),
      text: t('about.limits.text'),
      evidence: (
        <ul className={styles.not}>
          <li>{t('home.not.court')}</li>
          <li>{t('home.not.names')}</li>
          <li>{t('home.not.days')}</li>
        </ul>
      ),
    },
  ]
  return (
    <section className={`${shared.section} ${shared.stopsAbove} ${styles.about}`} id="about-us">
      <div className="page-width">
        <div className={styles.bandHead}>
          <h2>{t('about.title')}</h2>
          <Lead className={styles.bandLead}>{t('about.lead', { company: site.name })}</Lead>
          <ButtonLink href={t.href('/about-us')}>{t('about.more')}</ButtonLink>
        </div>
        <Columns shape="thirds">
          {principles.map(({ title, text, evidence }, index) => (
            <div className={styles.article} key={title}>
              <p className={styles.number}>{t('about.article', { number: index + 1 })}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              {evidence && <div className={`${paper.paper} ${styles.evidence}`}>{evidence}</div>}
            </div>
          ))}
        </Columns>
        {video && <div className={styles.bandVideo}>{video}</div>}
      </div>
    </section>
  )
}
