import { useState } from 'react'
import { useLocationSearch } from '../../hydration/use-location-search.ts'
import { moneyText, partyTextKeys, sampleText, totalNotes, validityTexts } from '../../i18n/fee-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { chatAddress } from '../../lib/chat-address.ts'
import { today } from '../../lib/day.ts'
import {
  type Amount,
  ofVariant,
  type PricedService,
  parties,
  pricesOn,
  quantityOf,
  total,
  totalsByParty,
} from '../../lib/fees.ts'
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

/** The id of the section that holds the calculator, to which a shared address leads. */
const anchor = 'hitung'

interface Props {
  readonly service: PricedService
}

/** The fees of a service to choose from, what they sum up to, and the ways to share that. */
export function Calculator({ service: { title, path, fees: table } }: Props) {
  const t = useT()
  const search = useLocationSearch()
  /** Absent until the visitor chooses something: the address decides. */
  const [chosenEstimate, setEstimate] = useState<Choices>()
  const estimate = chosenEstimate ?? fromQuery(table, search)
  const sharedOn = outdatedPricesDay(table, search)

  const { variant, choice } = estimate
  const lines = ofVariant(table.lines, variant)
  const money = (amount: Amount) => moneyText(amount, t)
  const notes = [
    ...totalNotes(table, variant, t, choice),
    ...validityTexts(table, variant, t),
    sampleText(table, variant, t, choice),
  ].filter((note) => note !== undefined)
  const byParty = totalsByParty(table.lines, variant, choice)

  const shown = `${path}?${toQuery(table, estimate)}#${anchor}`
  const address = t.href(shown)
  const cost = total(table.lines, variant, choice)
  const message = estimateMessage(t, title, table, estimate, site.origin + address)

  return (
    <fieldset className={styles.calculator}>
      <legend className="visually-hidden">{t('estimate.legend')}</legend>
      {sharedOn && (
        <p className={styles.note} role="status">
          {t('estimate.pricesChanged', { shared: t.day(sharedOn), now: t.day(pricesOn(table)) })}
        </p>
      )}
      {table.validUntil < today() && (
        <p className={styles.note} role="status">
          {t('estimate.expired', { day: t.day(table.validUntil) })}
        </p>
      )}
      {table.variants.length > 0 && (
        <PillRadios
          legend={t('price.chooseVariant')}
          name="estimate-variant"
          onChange={(id) => setEstimate({ variant: id, choice })}
          options={table.variants.map(({ id, label }) => ({ value: id, label }))}
          value={variant}
        />
      )}
      <DataTable caption={t('estimate.caption', { service: title })} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('estimate.item')}</th>
            <th scope="col">{t('estimate.price')}</th>
            <th scope="col">{t('estimate.quantity')}</th>
            <th scope="col">{t('estimate.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <EstimateLine
              choosesQuantity={choosesQuantity(lines, line)}
              key={line.id}
              line={line}
              onQuantity={(quantity) =>
                setEstimate({ variant, choice: withQuantity(table.lines, choice, line, quantity) })
              }
              quantity={quantityOf(line, choice)}
            />
          ))}
        </tbody>
      </DataTable>
      <div>
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
            onClick={() => thankForMessage({ path: shown, cost }, t.language)}
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
