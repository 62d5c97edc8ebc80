import { useHydrated } from '../../hydration/use-island.ts'
import { billNotes, moneySplit, sumText } from '../../i18n/fee-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { chatAddress } from '../../lib/addresses.ts'
import { type PricedService, total, totalsByParty } from '../../lib/fees.ts'
import { site } from '../../site/site.ts'
import { thankForMessage } from '../../storage/opened-message.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Ring } from '../../ui/ring.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import styles from './estimate.module.css'
import { waysOfEstimate } from './estimate-message.ts'
import type { Estimate } from './estimate-state.ts'
import { ShareLink } from './share-link.tsx'

interface Props {
  readonly service: PricedService
  readonly estimate: Estimate
}

/** What a bill comes to, where the money goes, what is uncertain, and the ways to ask and to share. */
export function BillFoot({ service, estimate }: Props) {
  const t = useT()
  const { fees: table } = service
  const { variant, choice } = estimate
  const cost = total(table.lines, variant, choice)
  const { shown, address, chat } = waysOfEstimate(t, service, estimate)
  // The message says the same as the bill: the page does not carry it once more for those who only read.
  const isHydrated = useHydrated()
  const greeting = t('chat.greetingAbout', { company: site.name, subject: service.title })
  return (
    <>
      <p className={styles.total}>
        <span>{t('price.total')}</span>{' '}
        <span>
          <output>{sumText(cost, t)}</output>
          {cost.isUnconfirmed && <Ring label={t('price.unconfirmedMark')} />}
        </span>
      </p>
      <SplitBar caption={t('price.whereItGoes')} shares={moneySplit(totalsByParty(table.lines, variant, choice), t)} />
      <div className={styles.ways}>
        <p className={styles.ask} data-screen-only="">
          <ButtonLink
            href={isHydrated ? chat : chatAddress(site.whatsapp, greeting)}
            look="primary"
            onClick={() => thankForMessage({ path: shown, cost }, t.language)}
            rel="noopener"
            target="_blank"
          >
            {t('estimate.ask')}
          </ButtonLink>
        </p>
        <ShareLink address={address} />
      </div>
      {/* The startup script may have written before whether the office is open (`startup/opening-state.ts`). */}
      <p className={styles.note} data-opening="" suppressHydrationWarning>
        {t('hours.answered')}
      </p>
      <p className={styles.note}>
        {cost.isUnconfirmed && <Ring />}
        {` ${billNotes(table, variant, t, choice)}`}
      </p>
    </>
  )
}
