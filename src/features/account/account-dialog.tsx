import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../i18n/translate-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './account.module.css'
import { type AccountFormKind, type AccountValues, emptyForm } from './account-fields.ts'
import type { AccountEndpoints } from './account-form.tsx'
import { AccountForm } from './account-form.tsx'

interface Props {
  /** The form on the screen; `null` while the dialog is closed. */
  readonly shown: AccountFormKind | null
  readonly endpoints: AccountEndpoints
  readonly timeoutMs: number
  onShow(form: AccountFormKind | null): void
}

/**
 * One native dialog for both forms, so that switching between them does not lose the element that the focus returns to.
 * It keeps what was typed in each; everything else begins anew with every opening of a form. The browser keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function AccountDialog({ shown, endpoints, timeoutMs, onShow }: Props) {
  const t = useT()
  const [values, setValues] = useState<Readonly<Record<AccountFormKind, AccountValues>>>({
    login: emptyForm,
    register: emptyForm,
  })
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isPressedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (shown === null) {
      element.close()
      return
    }
    if (!element.open) element.showModal()
    element.querySelector('input')?.focus()
  }, [shown])

  // The dialog has no padding, so what hits the dialog itself hits its backdrop. A press that began inside, for
  // example to select text, does not count.
  const notePress = (event: MouseEvent) => {
    isPressedOutside.current = event.target === dialog.current
  }
  const closeFromOutside = (event: MouseEvent) => {
    if (isPressedOutside.current && event.target === dialog.current) onShow(null)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, by the browser.
    <dialog
      aria-labelledby={titleId}
      className={styles.dialog}
      onClick={closeFromOutside}
      onClose={() => onShow(null)}
      onMouseDown={notePress}
      ref={dialog}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {t(shown === 'register' ? 'account.title.register' : 'account.title.login')}
          </h2>
          <button aria-label={t('account.close')} className={styles.close} onClick={() => onShow(null)} type="button">
            <Icon name="close" />
          </button>
        </div>
        {shown && (
          <AccountForm
            endpoints={endpoints}
            form={shown}
            key={shown}
            onChange={(changed) => setValues((known) => ({ ...known, [shown]: changed }))}
            onSwitch={() => onShow(shown === 'login' ? 'register' : 'login')}
            timeoutMs={timeoutMs}
            values={values[shown]}
          />
        )}
      </div>
    </dialog>
  )
}
