import { useRef } from 'react'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { chatAddress } from '../../../lib/addresses.ts'
import { site } from '../../../site/site.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ShareActions } from '../share-actions.tsx'
import toolStyles from '../tools.module.css'
import styles from './kbli.module.css'

interface Props {
  readonly t: ToolTranslate
  /** A title is absent where KBLI 2025 has no such code. */
  readonly codes: readonly { readonly code: string; readonly title: string | undefined }[]
  /** No more can be chosen. */
  readonly isFull: boolean
  readonly onLeave: (code: string) => void
  /** The message is being opened in the chat. */
  readonly onAsk: () => void
}

/** The codes that the visitor has chosen, to be copied into a message. */
export function ChosenCodes({ t, codes, isFull, onLeave, onAsk }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = codes.filter(({ title }) => title !== undefined)
  const message = [
    t('kbli.message'),
    ...known.map(({ code, title }, place) => `${place + 1}. ${code} ${title}`.trim()),
  ].join('\n')
  return (
    <section aria-labelledby="pilihan">
      <h3 className={toolStyles.subheading} id="pilihan" ref={heading} tabIndex={-1}>
        {t('kbli.chosen', { count: codes.length })}
      </h3>
      {codes.length === 0 ? (
        <p>{t('kbli.chosenNone')}</p>
      ) : (
        <>
          <ul className={styles.chosen}>
            {codes.map(({ code, title }) => (
              <li key={code}>
                <span>
                  <strong className={styles.number}>{code}</strong>{' '}
                  {title === undefined ? t('kbli.notThere') : <span lang="id">{title}</span>}
                </span>
                <Button
                  data-screen-only=""
                  look="quiet"
                  onClick={() => {
                    onLeave(code)
                    // Its button goes with it.
                    heading.current?.focus()
                  }}
                >
                  {t('kbli.remove')} <span className="visually-hidden">{code}</span>
                </Button>
              </li>
            ))}
          </ul>
          {isFull && <p className={toolStyles.caution}>{t('kbli.full')}</p>}
          {known.length > 0 && (
            <>
              <p data-screen-only="">
                <ButtonLink
                  href={chatAddress(site.whatsapp, message)}
                  look="primary"
                  onClick={onAsk}
                  rel="noopener"
                  target="_blank"
                >
                  {t('kbli.ask')}
                </ButtonLink>
              </p>
              <ShareActions t={t} text={{ label: t('kbli.copy'), text: () => message }} />
            </>
          )}
        </>
      )}
    </section>
  )
}
