import { useBuiltJson, useFailedJson } from '../../hydration/built-json.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import type { PricedService } from '../../lib/fees.ts'
import { Button } from '../../ui/button.tsx'
import { Bill } from './bill.tsx'
import styles from './estimate.module.css'

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
        <Failure prices={prices} />
      </TranslateProvider>
    </div>
  )
}

function LoadedBill({ prices }: Pick<Props, 'prices'>) {
  return <Bill service={useBuiltJson<PricedService>(prices, 'title', 'path', 'fees')} />
}

/** Where the fees did not come: the bill stands, but it cannot compute. */
function Failure({ prices }: Pick<Props, 'prices'>) {
  const t = useT()
  const [isFailed, retry] = useFailedJson(prices)
  return (
    <div className={styles.failure} role="status">
      {isFailed && (
        <>
          <p>{t('estimate.failed')}</p>
          <Button onClick={retry}>{t('estimate.retry')}</Button>
        </>
      )}
    </div>
  )
}
