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
  const computing = isComputing ? t('estimate.computing') : undefined
  useEffect(() => (computing === undefined ? undefined : sumsSay(computing)), [computing])
  return (
    <div className={styles.failure} role="status">
      {computing !== undefined && <p>{computing}</p>}
      {state === 'failed' && (
        <>
          <p>{t('estimate.failed')}</p>
          <Button onClick={retry}>{t('estimate.retry')}</Button>
        </>
      )}
    </div>
  )
}

/**
 * Shows a word where the sums stand, which leave out what was chosen; returns how to end that. The texts of the bill stay,
 * since React compares them with those of the build.
 */
function sumsSay(word: string): () => void {
  const bill = document.querySelectorAll<HTMLElement>(`.${styles.total} output`)
  for (const sum of bill) {
    sum.setAttribute('aria-busy', 'true')
    sum.dataset.says = word
  }
  const dock = [...document.querySelectorAll('[data-running-total]')].map((place) => ({
    place,
    sum: place.textContent,
  }))
  for (const { place } of dock) place.textContent = word
  return () => {
    for (const sum of bill) {
      sum.removeAttribute('aria-busy')
      delete sum.dataset.says
    }
    // The bill may have written the new sum by now.
    for (const { place, sum } of dock) if (place.textContent === word) place.textContent = sum
  }
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
