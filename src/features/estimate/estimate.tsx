import { useEffect, useSyncExternalStore } from 'react'
import { useBuiltJson, useJsonState } from '../../hydration/built-json.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import type { PricedService } from '../../lib/fees.ts'
import { Button } from '../../ui/button.tsx'
import { Bill } from './bill.tsx'
import styles from './estimate.module.css'
import { pricesDayName } from './estimate-state.ts'

interface Props {
  readonly language: Language
  /** The address of the service's fees, see `builtJson`. */
  readonly prices: string
}

/**
 * The bill of a service, which is its calculator too. Island: `<Estimate client:query="per #hitung button" … />`, which computes at once where an address is shared.
 * Without script it is the complete bill of each case; with it, extras can be chosen, counted, shared and asked about.
 */
export function Estimate({ language, prices }: Props) {
  return (
    <div data-estimate="">
      <TranslateProvider language={language}>
        <LoadedBill prices={prices} />
      </TranslateProvider>
      <TranslateProvider language={language}>
        <Progress prices={prices} />
      </TranslateProvider>
    </div>
  )
}

function LoadedBill({ prices }: Pick<Props, 'prices'>) {
  return <Bill service={useBuiltJson<PricedService>(prices, 'title', 'path', 'fees')} />
}

/** While the fees are on their way, or did not come: the bill stands, but its sum leaves out what was chosen. */
function Progress({ prices }: Pick<Props, 'prices'>) {
  const t = useT()
  const [state, retry] = useJsonState(prices)
  const isChosen = useSyncExternalStore(onChosen, isAnythingChosen, () => false)
  const isComputing = state === 'loading' && isChosen
  useEffect(() => {
    if (!isComputing) return undefined
    const sums = document.querySelectorAll(`.${styles.total} output, [data-running-total]`)
    for (const sum of sums) sum.setAttribute('aria-busy', 'true')
    return () => {
      for (const sum of sums) sum.removeAttribute('aria-busy')
    }
  }, [isComputing])
  return (
    <div className={styles.failure} role="status">
      {isComputing && <p>{t('estimate.computing')}</p>}
      {state === 'failed' && (
        <>
          <p>{t('estimate.failed')}</p>
          <Button onClick={retry}>{t('estimate.retry')}</Button>
        </>
      )}
    </div>
  )
}

/** On the way down: React stops events on a bill that is not hydrated yet, so that none of them comes up again. */
function onChosen(onChange: () => void): () => void {
  document.addEventListener('change', onChange, true)
  return () => document.removeEventListener('change', onChange, true)
}

/** Whether the page's own bill has a tick, or the address asks for a sum of its own. */
function isAnythingChosen(): boolean {
  const ticked = document.querySelector('[data-estimate] input[type="checkbox"]:checked')
  return ticked !== null || new URLSearchParams(location.search).has(pricesDayName)
}
