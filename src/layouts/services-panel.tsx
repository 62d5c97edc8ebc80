import type { Translate } from '../i18n/translate.ts'
import { formatRupiahBrief } from '../lib/format.ts'
import type { SiteLinks } from '../seo/site-links.ts'
import styles from './services-panel.module.css'

interface Props {
  readonly t: Translate
  readonly links: SiteLinks
}

/** What the menu's item of services opens to: all of them with their price, and help for who is not sure. */
export function ServicesPanel({ t, links }: Props) {
  const list = (title: string, items: readonly { path: string; title: string; fromIdr?: number }[]) => (
    <div>
      <p className={styles.heading}>{title}</p>
      <ul>
        {items.map(({ path, title: name, fromIdr }) => (
          <li key={path}>
            <a className={styles.link} href={t.href(path)}>
              {name} {fromIdr !== undefined && <span>{formatRupiahBrief(fromIdr, fromIdr, t.locale)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <div className={styles.panel}>
      {list(
        t('home.task.found'),
        links.services.filter(({ founds }) => founds),
      )}
      {list(
        t('pricing.others'),
        links.services.filter(({ founds }) => !founds),
      )}
      {list(t('menu.unsure'), [
        { path: '/pilih-badan-usaha', title: t('pricing.choose') },
        { path: '/ubah-badan-usaha', title: t('home.task.change') },
        { path: '/alat/cek-penawaran', title: t('home.offer.title') },
        { path: '/layanan', title: t('pricing.more') },
      ])}
    </div>
  )
}
