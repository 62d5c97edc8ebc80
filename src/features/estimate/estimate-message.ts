/** The draft of a chat message that carries an estimate. Pure. */
import type { Translate } from '../../i18n/translate.ts'
import { type Amount, type FeeTable, ofVariant, quantityOf, times, total } from '../../lib/price.ts'
import { site } from '../../site/site.ts'
import type { Estimate } from './estimate-state.ts'

/**
 * @param money writes an amount
 * @param address leads back to the same estimate
 */
export function estimateMessage(
  t: Translate,
  { title, variants, lines }: FeeTable,
  { variant, choice }: Estimate,
  money: (amount: Amount) => string,
  address: string,
): string {
  const name = variants.find(({ id }) => id === variant)?.label
  const items = ofVariant(lines, variant).flatMap((line) => {
    const quantity = quantityOf(line, choice)
    if (quantity === 0 || (line.maxIdr === 0 && !line.isOpen)) return []
    const number = quantity > 1 ? ` × ${quantity}` : ''
    return `- ${line.label}${number}: ${money(times(line, quantity))}`
  })
  return [
    t('chat.greetingAbout', { company: site.name, subject: name ? `${title} (${name})` : title }),
    t('estimate.messageLead'),
    ...items,
    `${t('price.total')}: ${money(total(lines, variant, choice))}`,
    address,
  ].join('\n')
}
