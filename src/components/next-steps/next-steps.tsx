import type { TextKey, Translate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './next-steps.module.css'

type Way = 'services' | 'infohukum' | 'blog' | 'home'

const ways: Readonly<Record<Way, { readonly path: string; readonly name: TextKey; readonly text: TextKey }>> = {
  services: { path: '/layanan', name: 'footer.services', text: 'ways.services' },
  infohukum: { path: '/infohukum', name: 'footer.infohukum', text: 'ways.infohukum' },
  blog: { path: '/blog', name: 'footer.blog', text: 'ways.blog' },
  home: { path: '/', name: 'notFound.home', text: 'ways.home' },
}

interface Props {
  readonly t: Translate
  readonly ways: readonly Way[]
}

/** Where a visitor may go from a page that is an end: large links, each with what waits there. */
export function NextSteps({ t, ways: shown }: Props) {
  return (
    <ul className={styles.ways}>
      {shown.map((way) => (
        <li key={way}>
          <a className={styles.way} href={t.href(ways[way].path)}>
            <span>
              <b className={styles.name}>{t(ways[way].name)}</b>
              <span className={styles.text}>{t(ways[way].text)}</span>
            </span>
            <Icon name="arrow" size={24} />
          </a>
        </li>
      ))}
    </ul>
  )
}
