import { useState } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocationSearch } from '../../hydration/use-location-search.ts'
import { moneyText, partyTextKeys, sampleText, totalNotes, validityTexts } from '../../i18n/fee-text.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { chatAddress } from '../../lib/chat-address.ts'
import { today } from '../../lib/day.ts'
import {
  type Amount,
  type FeeTable,
  ofVariant,
  parties,
  pricesOn,
  quantityOf,
  total,
  totalsByParty,
} from '../../lib/fees.ts'
import { formatDay } from '../../lib/format.ts'
import { site } from '../../site/site.ts'
import { thankForMessage } from '../../storage/opened-message.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { PillRadios } from '../../ui/pill-radios.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import styles from './estimate.module.css'
import { EstimateLine } from './estimate-line.tsx'
import { estimateMessage } from './estimate-message.ts'
import {
  type Estimate as Choices,
  choosesQuantity,
  fromQuery,
  outdatedPricesDay,
  toQuery,
  withQuantity,
} from './estimate-state.ts'
import { ShareLink } from './share-link.tsx'

interface Props {
  readonly language: Language
  /** The neutral path of the service's page, to which a shared address leads. */
  readonly path: string
  /** The id of the section that holds the calculator. */
  readonly anchor: string
  /** The title of the service. */
  readonly service: string
  readonly table: FeeTable
}

/**
 * The cost calculator. Island: `<Estimate client:visible … />`. Without script it is a plain table of everything that can
 * be chosen, with its price.
 */
export function Estimate(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      <Calculator {...props} />
    </TranslateProvider>
  )
}

function Calculator({ language, path, anchor, service, table }: Props) {
  const t = useT()
  const isHydrated = useHydrated()
  const search = useLocationSearch()
  /** Absent until the visitor chooses something: the address decides. */
  const [chosenEstimate, setEstimate] = useState<Choices>()
  const estimate = chosenEstimate ?? fromQuery(table, search)
  const sharedOn = outdatedPricesDay(table, search)

  const { variant, choice } = estimate
  const lines = ofVariant(table.lines, variant)
  const money = (amount: Amount) => moneyText(amount, language, t)
  const day = (value: string) => formatDay(value, languageTraits[language].locale)
  const notes = [
    ...totalNotes(table, variant, language, t, choice),
    ...validityTexts(table, variant, language, t),
    sampleText(table, variant, t, choice),
  ].filter((note) => note !== undefined)
  const byParty = totalsByParty(table.lines, variant, choice)

  const shown = `${path}?${toQuery(table, estimate)}#${anchor}`
  const address = localizedPath(shown, language)
  const cost = total(table.lines, variant, choice)
  const message = estimateMessage(t, language, service, table, estimate, site.origin + address)

  return (
    <fieldset className={styles.estimate} data-estimate="" disabled={!isHydrated}>
      <legend className="visually-hidden">{t('estimate.legend')}</legend>
      {sharedOn && (
        <p className={styles.note} role="status">
          {t('estimate.pricesChanged', { shared: day(sharedOn), now: day(pricesOn(table)) })}
        </p>
      )}
      {isHydrated && table.validUntil < today() && (
        <p className={styles.note} role="status">
          {t('estimate.expired', { day: day(table.validUntil) })}
        </p>
      )}
      {table.variants.length > 0 && (
        <PillRadios
          className={styles.control}
          legend={t('price.chooseVariant')}
          name="estimate-variant"
          onChange={(id) => setEstimate({ variant: id, choice })}
          options={table.variants.map(({ id, label }) => ({ value: id, label }))}
          value={variant}
        />
      )}
      <DataTable caption={t('estimate.caption', { service })} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('estimate.item')}</th>
            <th scope="col">{t('estimate.price')}</th>
            <th className={styles.control} scope="col">
              {t('estimate.quantity')}
            </th>
            <th className={styles.control} scope="col">
              {t('estimate.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.lines.map((line) => (
            <EstimateLine
              choosesQuantity={choosesQuantity(lines, line)}
              isOther={!lines.includes(line)}
              key={line.id}
              language={language}
              line={line}
              onQuantity={(quantity) =>
                setEstimate({ variant, choice: withQuantity(table.lines, choice, line, quantity) })
              }
              quantity={quantityOf(line, choice)}
              variants={table.variants}
            />
          ))}
        </tbody>
      </DataTable>
      <div className={styles.control}>
        <p className={styles.total}>
          <span>{t('price.total')}</span> <output>{money(cost)}</output>
        </p>
        <p className={styles.note}>{notes.join(' ')}</p>
        <SplitBar
          shares={parties.map((party) => ({
            label: `${t(partyTextKeys[party])}: ${money(byParty[party])}`,
            size: byParty[party].maxIdr,
            isIncomplete: byParty[party].isIncomplete,
            tone: party,
          }))}
        />
        <div className={styles.actions} data-screen-only="">
          <ButtonLink
            href={chatAddress(site.whatsapp, message)}
            look="primary"
            onClick={() => thankForMessage({ path: shown, cost }, language)}
            rel="noopener"
            target="_blank"
          >
            {t('estimate.ask')}
          </ButtonLink>
          <ShareLink address={address} />
        </div>
      </div>
    </fieldset>
  )
}
