import type { Translate } from '../../i18n/translate.ts'
import { chatAddress } from '../../lib/addresses.ts'
import { site } from '../../site/site.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './chat-shortcut.module.css'

interface Props {
  readonly t: Translate
  /** What the page is about, in the page's language; the greeting names it. Absent: a greeting alone. */
  readonly subject?: string | undefined
  /** What the page's bill comes to; it follows what is chosen there. */
  readonly total?: string | undefined
}

/**
 * The floating customer-service button of every page (specification, section 1): a plain link that works without
 * script and loads nothing from the messenger before it is followed.
 */
export function ChatShortcut({ t, subject, total }: Props) {
  const draft = subject
    ? t('chat.greetingAbout', { subject, company: site.name })
    : t('chat.greeting', { company: site.name })
  // Its first word alone has room in the margin of a wide window.
  const [ask, ...more] = t('chat.label').split(' ')
  return (
    <aside aria-label={t('chat.region')}>
      <a
        className={styles.shortcut}
        data-chat=""
        href={chatAddress(site.whatsapp, draft)}
        rel="noopener"
        target="_blank"
      >
        <Icon name="chat" size={22} />
        <span>
          {total ? (
            <>
              <span data-running-total="">{total}</span> · <b>{t('service.askTotal')}</b>
            </>
          ) : (
            <>
              <b>{ask}</b>
              {` ${more.join(' ')}`}
            </>
          )}
          {/* `startup/opening-state.ts` says in few words whether somebody answers now. */}
          <small data-opening="short" />
        </span>
      </a>
    </aside>
  )
}
