import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/translate.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './about-section.module.css'
import shared from './section.module.css'

const principles: readonly { readonly title: TextKey; readonly text: TextKey }[] = [
  { title: 'about.price.title', text: 'about.price.text' },
  { title: 'about.law.title', text: 'about.law.text' },
  { title: 'about.limits.title', text: 'about.limits.text' },
]

/** About us: what the company holds itself to, set as the articles of a short statute. */
export function AboutSection({ t, video }: HomeProps & { readonly video?: ReactNode }) {
  return (
    <section className={`${shared.section} ${shared.stopsAbove} ${styles.about}`} id="about-us">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h2 className={shared.heading}>{t('about.title')}</h2>
          <Lead className={styles.lead}>{t('about.lead', { company: site.name })}</Lead>
          <ButtonLink href={t.href('/about-us')}>{t('about.more')}</ButtonLink>
          {video && <div className={styles.video}>{video}</div>}
        </div>
        <ol>
          {principles.map(({ title, text }, index) => (
            <li className={styles.article} key={title}>
              <details>
                <summary>
                  <span className={styles.number}>{t('about.article', { number: index + 1 })}</span>
                  <h3>{t(title)}</h3>
                </summary>
                <p>{t(text)}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
