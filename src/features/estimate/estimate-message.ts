/** Where an estimate leads: the address that shows it again, and the chat with a draft that carries it. Pure. */
import { doubtText, moneyText, sampleText, taxText, totalNotes } from '../../i18n/fee-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import { chatAddress } from '../../lib/addresses.ts'
import { type FeeTable, type PricedService, paidLines, pricesOn, quantityOf, times, total } from '../../lib/fees.ts'
import { site } from '../../site/site.ts'
import { type Estimate, toQuery } from './estimate-state.ts'

/**
 * @param service its title
 * @param address leads back to the same estimate
 */
export function estimateMessage(
  t: Translate,
  service: string,
  table: FeeTable,
  { variant, choice }: Estimate,
  address: string,
): string {
  const name = table.variants.find(({ id }) => id === variant)?.label
  const items = paidLines(table.lines, variant, choice).map((line) => {
    const quantity = quantityOf(line, choice)
    const number = quantity > 1 ? ` × ${quantity}` : ''
    const notes = [taxText(line, t), doubtText(line, t)].filter((note) => note !== undefined)
    return [`- ${line.label}${number}: ${moneyText(times(line, quantity), t)}.`, ...notes].join(' ')
  })
  return [
    t('chat.greetingAbout', { company: site.name, subject: name ? `${service} (${name})` : service }),
    t('estimate.messageLead'),
    ...items,
    `${t('price.total')}: ${moneyText(total(table.lines, variant, choice), t)}`,
    ...totalNotes(table, variant, t, choice),
    t('price.asOf', { day: t.day(pricesOn(table)) }),
    sampleText(table, variant, t, choice),
    address,
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** The id of the bill, to which a shared address leads. */
const anchor = 'hitung'

/** Where an estimate is seen again, as a neutral path and as an address of this language, and the chat that asks about it. */
export function waysOfEstimate(t: Translate, { title, path, fees }: PricedService, estimate: Estimate) {
  const shown = `${path}?${toQuery(fees, estimate)}#${anchor}`
  const address = t.href(shown)
  const message = estimateMessage(t, title, fees, estimate, site.origin + address)
  return { shown, address, chat: chatAddress(site.whatsapp, message) }
}
