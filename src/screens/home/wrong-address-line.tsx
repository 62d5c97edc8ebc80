import type { HomeProps } from '../../page-data/home.ts'
import styles from './wrong-address-line.module.css'

/**
 * One line for visitors whom an address that does not exist has led to Home (specification, section 2). Shown where
 * `startup/startup.ts` says so at the root, before the first paint; `startup/wrong-address.ts` makes its link that to
 * the closest page.
 */
export function WrongAddressLine({ t }: HomeProps) {
  return (
    <p className={styles.line} data-wrong-address-line="">
      {t('home.wrongAddress')}{' '}
      <a className={styles.link} href={t.href('/cari')}>
        {t('home.wrongAddressSearch')}
      </a>
    </p>
  )
}
