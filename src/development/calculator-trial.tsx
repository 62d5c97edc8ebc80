import { Calculator } from '../features/estimate/calculator.tsx'
import type { Language } from '../i18n/languages.ts'
import { TranslateProvider } from '../i18n/translate-context.tsx'
import type { PricedService } from '../lib/fees.ts'

/** The cost calculator with fees that no page has. */
export function CalculatorTrial({ language, service }: { language: Language; service: PricedService }) {
  return (
    <TranslateProvider language={language}>
      <Calculator service={service} />
    </TranslateProvider>
  )
}
