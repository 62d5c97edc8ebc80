import { OpeningHours } from '../components/contact/opening-hours.tsx'
import type { TextKey, Translate } from '../i18n/translate.ts'
import { chatAddress } from '../lib/chat-address.ts'
import { site } from '../site/site.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import styles from './footer.module.css'

export const footerLinks: readonly { readonly path: string; readonly textKey: TextKey }[] = [
  { path: '/about-us', textKey: 'footer.aboutUs' },
  { path: '/layanan', textKey: 'footer.services' },
  { path: '/infohukum', textKey: 'footer.infohukum' },
  { path: '/blog', textKey: 'footer.blog' },
  { path: '/data-terbuka', textKey: 'openData.title' },
  { path: '/cari', textKey: 'search.title' },
  { path: '/terms-and-condition', textKey: 'footer.terms' },
  { path: '/privacy-policy', textKey: 'footer.privacy' },
]

/** Disclaimer, links, contact, social links and the copyright line of the visit's year (specification, sections 1 and 2). */
export function Footer({ t }: { t: Translate }) {
  const { address } = site
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p className={styles.brand}>
            <BrandMark height={40} />
            {site.name}
          </p>
          <p className={styles.tagline}>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')}>
          <h2 className={styles.heading}>{t('footer.pages')}</h2>
          <ul>
            {footerLinks.map(({ path, textKey }) => (
              <li key={path}>
                <a href={t.href(path)}>{t(textKey)}</a>
              </li>
            ))}
          </ul>
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
          <OpeningHours t={t} />
        </div>
        <div>
          <h2 className={styles.heading}>{t('footer.social')}</h2>
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
        <p className={styles.disclaimer}>{t('footer.disclaimer', { company: site.name })}</p>
        <p>
          © <span data-current-year="">{new Date().getFullYear()}</span> {site.legalName}
        </p>
      </div>
    </footer>
  )
}
