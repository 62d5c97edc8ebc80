import { useState } from 'react'
import { useT } from '../../i18n/translate-context.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './estimate.module.css'

/** Copies the address of an estimate; where the browser refuses, the address itself is shown to be copied by hand. */
export function ShareLink({ address }: { address: string }) {
  const t = useT()
  const [shared, setShared] = useState<{ readonly address: string; readonly isCopied: boolean }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      setShared({ address, isCopied: true })
    } catch {
      setShared({ address, isCopied: false })
    }
  }
  const current = shared?.address === address ? shared : undefined
  return (
    <div className={styles.share} data-screen-only="">
      <Button look="quiet" onClick={copy}>
        {t('estimate.copy')}
      </Button>
      <p role="status">
        {current?.isCopied && t('estimate.copied')}
        {current && !current.isCopied && <a href={address}>{t('estimate.link')}</a>}
      </p>
    </div>
  )
}
