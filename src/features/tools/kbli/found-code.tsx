import { useRef, useState } from 'react'
import type { KbliCode } from '../../../engines/kbli-index.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Button } from '../../../ui/button.tsx'
import toolStyles from '../tools.module.css'
import { CodeDescription } from './code-description.tsx'
import styles from './kbli.module.css'
import { useDescription } from './use-description.ts'

interface Props {
  readonly t: ToolTranslate
  readonly code: KbliCode
  /** For example `I · Akomodasi dan makan minum`. */
  readonly category: string
  /** The code on the page of its category. */
  readonly href: string
  /** The address of the descriptions of its division. */
  readonly descriptions: string
  readonly isChosen: boolean
  /** As many codes as there may be are chosen. */
  readonly isFull: boolean
  readonly onChosen: (isChosen: boolean) => void
  /** It is the first of those that the visitor has just asked for. */
  readonly hasFocus: boolean
}

/** One code: its number, title and category; its description on demand; a button that chooses it. */
export function FoundCode({ t, code: { code, title }, category, href, descriptions, ...props }: Props) {
  const { isChosen, isFull, onChosen, hasFocus } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={styles.found} data-code={code}>
      <p className={styles.name}>
        <strong className={styles.number}>{code}</strong> <span lang="id">{title}</span>
      </p>
      <div className={`${toolStyles.days} ${styles.more}`}>
        <p>
          <a className={styles.category} href={href} ref={hasFocus ? focusNow : undefined}>
            {category}
          </a>
        </p>
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>
            {t('kbli.description')} <span className="visually-hidden">{code}</span>
          </summary>
          {isOpen && <Description address={descriptions} code={code} t={t} />}
        </details>
      </div>
      <Button data-screen-only="" disabled={isFull && !isChosen} onClick={() => onChosen(!isChosen)}>
        {isChosen ? t('kbli.leave') : t('kbli.choose')} <span className="visually-hidden">{code}</span>
      </Button>
    </li>
  )
}

function focusNow(link: HTMLAnchorElement | null) {
  link?.focus()
}

interface DescriptionProps {
  readonly t: ToolTranslate
  readonly address: string
  readonly code: string
}

function Description({ t, address, code }: DescriptionProps) {
  const [state, retry] = useDescription(address, code)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1}>
      {typeof state === 'object' ? (
        <CodeDescription description={state.text} t={t} />
      ) : (
        <p role="status">{state === 'loading' ? t('kbli.descriptionLoading') : t('kbli.descriptionFailed')}</p>
      )}
      {state === 'failed' && (
        <Button
          onClick={() => {
            retry()
            // The button goes while the description is on its way.
            place.current?.focus()
          }}
        >
          {t('tool.retry')}
        </Button>
      )}
    </div>
  )
}
