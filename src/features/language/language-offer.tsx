import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './language-offer.module.css'

interface Props {
  /** The language offered: the line is written in it. */
  readonly offered: Language
  /** The lookup of that language. */
  readonly t: Translate
  /** The address of the same page in that language. */
  readonly href: string
}

/**
 * One line above the page that offers it in the visitor's own language; there is no redirect. Plain HTML, shown where
 * `startup/language-offer.ts` says so at the root; `startup/language-choice.ts` remembers what the visitor decides.
 */
export function LanguageOffer({ offered, t, href }: Props) {
  return (
    <aside className={styles.offer} data-language-offer="" lang={offered}>
      <a className={styles.link} data-language-link="" href={href} hrefLang={offered}>
        {t('languageOffer.text')}
      </a>
      <button aria-label={t('languageOffer.dismiss')} className={styles.dismiss} type="button">
        <Icon name="close" />
      </button>
    </aside>
  )
}
