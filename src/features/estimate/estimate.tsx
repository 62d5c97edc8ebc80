import { useState } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocationSearch } from '../../hydration/use-location-search.ts'
import type { Language } from '../../i18n/languages.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { partyTextKeys } from '../../i18n/price-text-keys.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { chatAddress } from '../../lib/chat-address.ts'
import { type Amount, type FeeTable, ofVariant, quantityOf, total, totalsByParty } from '../../lib/price.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { PillRadios } from '../../ui/pill-radios.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import styles from './estimate.module.css'
import { EstimateLine } from './estimate-line.tsx'
import { estimateMessage } from './estimate-message.ts'
import { type Estimate as Choices, choosesQuantity, fromQuery, toQuery, withQuantity } from './estimate-state.ts'
import { ShareLink } from './share-link.tsx'

interface Props {
  readonly language: Language
  /** The neutral path of the service's page, to which a shared address leads. */
  readonly path: string
  /** The id of the section that holds the calculator. */
  readonly anchor: string
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

function Calculator({ language, path, anchor, table }: Props) {
  const t = useT()
  const isHydrated = useHydrated()
  const search = useLocationSearch()
  /** Absent until the visitor chooses something: the address decides. */
  const [chosenEstimate, setEstimate] = useState<Choices>()
  const estimate = chosenEstimate ?? fromQuery(table, search)

  const { variant, choice } = estimate
  const lines = ofVariant(table.lines, variant)
  const chosen = lines.filter((line) => quantityOf(line, choice) > 0)
  const money = (amount: Amount) => moneyText(amount, language, t)
  const sum = total(table.lines, variant, choice)
  const byParty = totalsByParty(table.lines, variant, choice)

  const query = toQuery(table, estimate)
  const address = `${localizedPath(path, language)}${query && `?${query}`}#${anchor}`
  const message = estimateMessage(t, table, estimate, money, site.origin + address)

  return (
    <fieldset className={styles.estimate} data-estimate="" disabled={!isHydrated}>
      <legend className="visually-hidden">{t('estimate.legend')}</legend>
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
      <DataTable caption={t('estimate.caption', { service: table.title })} className={styles.table}>
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
          <span>{t('price.total')}</span> <output>{money(sum)}</output>
        </p>
        {sum.isOpen && <p className={styles.note}>{t('price.totalOpen')}</p>}
        {chosen.some((line) => !line.confirmed) && <p className={styles.note}>{t('price.totalUnconfirmed')}</p>}
        <SplitBar
          shares={(['ours', 'state', 'third_party'] as const).map((party) => ({
            label: `${t(partyTextKeys[party])}: ${money(byParty[party])}`,
            size: byParty[party].maxIdr,
            isOpen: byParty[party].isOpen,
            tone: party,
          }))}
        />
        <div className={styles.actions} data-screen-only="">
          <ButtonLink href={chatAddress(site.whatsapp, message)} look="primary" rel="noopener" target="_blank">
            {t('estimate.ask')}
          </ButtonLink>
          <ShareLink address={address} />
        </div>
      </div>
    </fieldset>
  )
}
