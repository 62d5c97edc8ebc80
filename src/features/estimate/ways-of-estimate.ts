import type { Translate } from '../../i18n/translate.ts'
import { chatAddress } from '../../lib/chat-address.ts'
import type { PricedService } from '../../lib/fees.ts'
import { site } from '../../site/site.ts'
import { estimateMessage } from './estimate-message.ts'
import { type Estimate, toQuery } from './estimate-state.ts'

/** The id of the bill, to which a shared address leads. */
const anchor = 'hitung'

/** Where an estimate is seen again, as a neutral path and as an address of this language, and the chat that asks about it. */
export function waysOfEstimate(t: Translate, { title, path, fees }: PricedService, estimate: Estimate) {
  const shown = `${path}?${toQuery(fees, estimate)}#${anchor}`
  const address = t.href(shown)
  const message = estimateMessage(t, title, fees, estimate, site.origin + address)
  return { shown, address, chat: chatAddress(site.whatsapp, message) }
}
