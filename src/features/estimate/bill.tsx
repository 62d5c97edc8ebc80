import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { replaceAddress } from '../../browser/replace-address.ts'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { useLocationSearch } from '../../hydration/use-location-search.ts'
import { briefText } from '../../i18n/fee-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { today } from '../../lib/day.ts'
import {
  type Choice,
  type FeeTable,
  ofVariant,
  type PricedService,
  parties,
  pricesOn,
  quantityOf,
  total,
} from '../../lib/fees.ts'
import { PillSwitch } from '../../ui/pill-switch.tsx'
import { BillFoot } from './bill-foot.tsx'
import { BillOptions } from './bill-options.tsx'
import styles from './estimate.module.css'
import { waysOfEstimate } from './estimate-message.ts'
import { type Estimate, fromQuery, hasUnknown, outdatedPricesDay, toQuery, withQuantity } from './estimate-state.ts'
import { PartyLine } from './party-line.tsx'

interface Props {
  readonly service: PricedService
}

/** The bill of each case: what is paid to whom, what may be added, the sum, and the way to ask about it. */
export function Bill({ service }: Props) {
  const t = useT()
  const { fees: table } = service
  const search = useLocationSearch()
  /** Absent until the visitor chooses something: the address decides. */
  const [chosen, setChosen] = useState<Estimate>()
  const estimate = chosen ?? fromQuery(table, search)
  const { variant, choice } = estimate
  const bill = useReadyEvent<HTMLDivElement>()
  const isExpired = table.validUntil < useToday(service.builtOn)

  // What was ticked before this script came.
  useLayoutEffect(() => {
    const ticked = bill.current && tickedInPage(table, bill.current, fromQuery(table, location.search))
    if (ticked) setChosen(ticked)
  }, [table, bill])

  useChosenInAddress(table, chosen)
  useWayToAsk(briefText(total(table.lines, variant, choice), t), chosen && waysOfEstimate(t, service, estimate).chat)

  /** From what is chosen by then: a press that waited for the fees is repeated before what was ticked meanwhile is drawn. */
  const choose = (id: string | undefined, update: (choice: Choice) => Choice) =>
    setChosen((before) => ({ variant: id, choice: update((before ?? fromQuery(table, search)).choice) }))

  const sharedOn = outdatedPricesDay(table, search)
  const ofCase = (id: string | undefined) => (
    <>
      {parties.map((party) => (
        <PartyLine
          choice={choice}
          key={party}
          lines={ofVariant(table.lines, id).filter((line) => line.party === party && !line.optional)}
          party={party}
          service={service}
          variant={id}
        />
      ))}
      <BillOptions
        choice={choice}
        lines={ofVariant(table.lines, id)}
        onQuantity={(line, update) =>
          choose(id, (before) => withQuantity(table.lines, before, line, update(quantityOf(line, before))))
        }
      />
      <BillFoot estimate={{ variant: id, choice }} service={service} />
    </>
  )
  return (
    <div className={styles.bill} id="hitung" ref={bill}>
      {sharedOn && (
        <p className={styles.note} role="status">
          {t('estimate.pricesChanged', { shared: t.day(sharedOn), now: t.day(pricesOn(table)) })}
        </p>
      )}
      {hasUnknown(table, search) && (
        <p className={styles.note} role="status">
          {t('estimate.unknown')}
        </p>
      )}
      {isExpired && (
        <p className={styles.note} role="status">
          {t('estimate.expired', { day: t.day(table.validUntil) })}
        </p>
      )}
      {table.variants.length > 0 ? (
        <PillSwitch
          legend={t('price.chooseVariant')}
          name="bill"
          onChange={(id) => choose(id, (before) => before)}
          options={table.variants.map(({ id, label }) => ({ id, label, content: ofCase(id) }))}
          pillsClassName={styles.cases}
          value={variant}
        />
      ) : (
        ofCase(undefined)
      )}
    </div>
  )
}

/** Keeps what is chosen in the address, so that a reload and the page in the other language show it. */
function useChosenInAddress(table: FeeTable, chosen: Estimate | undefined): void {
  useEffect(
    () => chosen && replaceAddress(() => `${location.pathname}?${toQuery(table, chosen)}${location.hash}`),
    [table, chosen],
  )
}

/** Keeps the way to ask that stands outside the bill in step with it: the sum beside it, and once one is chosen its message. */
function useWayToAsk(sum: string, address: string | undefined): void {
  useLayoutEffect(() => {
    for (const place of document.querySelectorAll('[data-running-total]')) place.textContent = sum
    const shortcut = document.querySelector<HTMLAnchorElement>('a[data-chat]')
    if (shortcut && address !== undefined) shortcut.href = address
  }, [sum, address])
}

const neverChanges = () => () => {}

/** The day it is; in the HTML of the build, and while React hydrates it, the day of the build. */
function useToday(builtOn: string): string {
  return useSyncExternalStore(neverChanges, today, () => builtOn)
}

/**
 * What a visitor has ticked in the bill of the page before its script came, or a browser has put back on a return: the
 * boxes are those of all cases, in their order. Undefined where nothing comes on top of what is chosen already.
 * @param begun what the address says
 */
export function tickedInPage({ variants, lines }: FeeTable, bill: Element, begun: Estimate): Estimate | undefined {
  const first = variants[0]?.id
  const shown = bill.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? first
  const cases = variants.length > 0 ? variants.map(({ id }) => id) : [undefined]
  const extras = cases.flatMap((id) => ofVariant(lines, id).filter((line) => line.optional && !line.beyondFirst))
  const boxes = bill.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
  const ticked = extras.filter((line, place) => boxes[place]?.checked && quantityOf(line, begun.choice) === 0)
  if (ticked.length === 0 && shown === first) return undefined
  return {
    variant: shown === first ? begun.variant : shown,
    choice: ticked.reduce((choice, line) => withQuantity(lines, choice, line, line.quantity?.min ?? 1), begun.choice),
  }
}
