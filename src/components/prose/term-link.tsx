import type { TermProps } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import card from '../../ui/floating-card.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './term-link.module.css'

/**
 * A term with its definition. The browser's own popover: opened by touch, mouse, keyboard and screen reader, closed
 * with Escape or a touch beside it, all without script.
 */
export function TermLink({ term, standsFor, definition, href, children, t }: TermProps & { t: Translate }) {
  // A page explains a term once, at its first mention.
  const id = `istilah-${href.slice(href.indexOf('#') + 1)}`
  return (
    <span>
      <button className={styles.mention} popoverTarget={id} type="button">
        {children}
      </button>
      <span className={card.card} id={id} popover="auto" role="note">
        <span className={styles.head}>
          <span>
            <b className={styles.term}>{term}</b>
            {standsFor && <span className={styles.standsFor}>{standsFor}</span>}
          </span>
          <button
            aria-label={t('prose.close')}
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" />
          </button>
        </span>
        <span className={styles.definition}>{definition}</span>
        <a className={styles.more} href={href}>
          {t('prose.toGlossary')}
        </a>
      </span>
    </span>
  )
}
