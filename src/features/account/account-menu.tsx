import { useState } from 'react'
import { useReadyEvent } from '../../hydration/use-island.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import { AccountDialog } from './account-dialog.tsx'
import type { AccountFormKind } from './account-fields.ts'
import type { AccountEndpoints } from './account-form.tsx'

interface Props {
  readonly language: Language
  /** `site.account`, where it is enabled. */
  readonly endpoints: AccountEndpoints
  /** For an answer of the server. Default 15,000. */
  readonly timeoutMs?: number
}

/**
 * What the top bar offers while the site has accounts: buttons that open the login and register dialogs.
 * Island: `<AccountMenu client:interaction="[data-account-open]" … />`. Without script nothing of it is shown.
 */
export function AccountMenu(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      <Buttons {...props} />
    </TranslateProvider>
  )
}

function Buttons({ endpoints, timeoutMs = 15_000 }: Props) {
  const t = useT()
  const ready = useReadyEvent<HTMLDivElement>()
  const [shown, setShown] = useState<AccountFormKind | null>(null)
  return (
    <div className={styles.menu} data-account="" ref={ready}>
      <Button aria-haspopup="dialog" data-account-open="login" look="quiet" onClick={() => setShown('login')}>
        {t('account.open.login')}
      </Button>
      <Button aria-haspopup="dialog" data-account-open="register" onClick={() => setShown('register')}>
        {t('account.open.register')}
      </Button>
      <AccountDialog endpoints={endpoints} onShow={setShown} shown={shown} timeoutMs={timeoutMs} />
    </div>
  )
}
