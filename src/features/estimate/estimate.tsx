import type { ReactNode } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Calculator } from './calculator.tsx'
import styles from './estimate.module.css'
import { usePrices } from './use-prices.ts'

interface Props {
  readonly language: Language
  /** The address of the service's fees (`PricedService`), which the page does not repeat. */
  readonly prices: string
  /** All prices as a plain table: what stands here without script, and until the fees are there. */
  readonly children?: ReactNode
}

/** The cost calculator of a service. Island: `<Estimate client:visible … />`. */
export function Estimate({ language, prices, children }: Props) {
  const [state, retry] = usePrices(prices)
  const isReady = typeof state === 'object'
  return (
    <div data-estimate="">
      {!isReady && children}
      <TranslateProvider language={language}>
        {isReady ? <Calculator service={state} /> : <Waiting onRetry={retry} state={state} />}
      </TranslateProvider>
    </div>
  )
}

function Waiting({ state, onRetry }: { readonly state: 'loading' | 'failed'; readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div className={styles.waiting}>
      <p role="status">{t(state === 'failed' ? 'estimate.failed' : 'estimate.loading')}</p>
      {state === 'failed' && <Button onClick={onRetry}>{t('estimate.retry')}</Button>}
    </div>
  )
}
