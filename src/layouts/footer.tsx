import { OpeningHours, OpeningState } from '../components/contact/opening-hours.tsx'
import type { TextKey, Translate } from '../i18n/translate.ts'
import { chatAddress } from '../lib/addresses.ts'
import type { SiteLinks } from '../seo/site-links.ts'
import { site } from '../site/site.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import styles from './footer.module.css'

/** Beside the services and tools: the law and the company. */
const law: readonly Way[] = [
  { path: '/infohukum', textKey: 'footer.infohukum' },
  { path: '/blog', textKey: 'footer.blog' },
  { path: '/data-terbuka', textKey: 'footer.openData' },
  { path: '/contoh', textKey: 'templates.title' },
]
const company: readonly Way[] = [
  { path: '/about-us', textKey: 'footer.aboutUs' },
  { path: '/pilih-badan-usaha', textKey: 'pricing.choose' },
  { path: '/ubah-badan-usaha', textKey: 'home.task.change' },
  { path: '/terms-and-condition', textKey: 'footer.terms' },
  { path: '/privacy-policy', textKey: 'footer.privacy' },
]

interface Way {
  readonly path: string
  readonly textKey: TextKey
}

export const footerLinks = [...law, ...company]

interface Props {
  readonly t: Translate
  readonly links: SiteLinks
}

/** Disclaimer, links, contact, social links and the copyright line of the visit's year (specification, sections 1 and 2). */
export function Footer({ t, links }: Props) {
  const { address } = site
  const named = (ways: readonly Way[]) => ways.map(({ path, textKey }) => ({ path, title: t(textKey) }))
  const columns = [
    { heading: <a href={t.href('/layanan')}>{t('footer.services')}</a>, ways: links.services },
    { heading: <a href={t.href('/alat')}>{t('footer.tools')}</a>, ways: links.tools },
    { heading: t('footer.law'), ways: named(law) },
    { heading: t('footer.company'), ways: named(company) },
  ]
  return (
    <footer className={styles.footer} data-below="">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p className={styles.brand}>
            <BrandMark height={40} />
            {site.name}
          </p>
          <p className={styles.tagline}>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')} className={styles.ways}>
          {columns.map(({ heading, ways }) => (
            <div key={ways[0]?.path}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {ways.map(({ path, title }) => (
                  <li key={path}>
                    <a href={t.href(path)}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          <h2 className={styles.heading}>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a
                href={chatAddress(site.whatsapp, t('chat.greeting', { company: site.name }))}
                rel="noopener"
                target="_blank"
              >
                {`WhatsApp +${site.whatsapp}`}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
          <address className={styles.address}>{`${address.street}, ${address.city} ${address.postalCode}`}</address>
          <p>
            <OpeningState t={t} />
          </p>
          <OpeningHours t={t} />
          <h2 className={`${styles.heading} ${styles.social}`}>{t('footer.social')}</h2>
          <ul>
            {site.socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener me" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`page-width ${styles.legal}`}>
        <p>{t('footer.disclaimer', { company: site.name })}</p>
        <p>
          © <span data-current-year="">{new Date().getFullYear()}</span>
          {` ${site.legalName}`}
        </p>
      </div>
    </footer>
  )
}
