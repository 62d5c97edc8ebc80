import { Suspense, useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { chooseLanguage, dismissLanguageOffer } from '../../i18n/remembered-language.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './language-offer.module.css'

interface Props {
  /** The language offered: the line is written in it. */
  readonly offered: Language
  /** The address of the same page in that language. */
  readonly href: string
}

/**
 * One line that offers the page in the visitor's own language; nobody is redirected. Its directive hydrates it only
 * for visitors whose browser prefers that language and who have not decided yet; until then it is hidden.
 */
export function LanguageOffer(props: Props) {
  return (
    <Suspense fallback={null}>
      <OfferLine {...props} />
    </Suspense>
  )
}

function OfferLine({ offered, href }: Props) {
  const t = useTranslate(offered)
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const dismiss = () => {
    dismissLanguageOffer()
    setOpen(false)
  }
  return (
    <aside className={styles.offer} data-language-offer="" hidden={!open} lang={offered}>
      <a
        className={styles.link}
        href={href}
        hrefLang={offered}
        onClick={(event) => chooseLanguage(offered, event.currentTarget)}
      >
        {t('languageOffer.text')}
      </a>
      <button aria-label={t('languageOffer.dismiss')} className={styles.dismiss} onClick={dismiss} type="button">
        <Icon name="close" />
      </button>
    </aside>
  )
}
