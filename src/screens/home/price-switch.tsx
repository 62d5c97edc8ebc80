import type { Service } from '../../collections/services.ts'
import { BillSwitch } from '../../components/fees/bill-switch.tsx'
import { workingDaysText } from '../../i18n/days-text.ts'
import { billNotes, briefText, moneySplit, partyTextKeys, sumText } from '../../i18n/fee-text.ts'
import { type Amount, parties, total, totalsByParty } from '../../lib/fees.ts'
import { workingDays } from '../../lib/working-days.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { Receipt } from '../../ui/receipt.tsx'
import { Ring } from '../../ui/ring.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'

/** The bills of the featured services: the total first, where it goes, how long it takes. */
export function PriceSwitch({ t, featured }: Pick<HomeProps, 't' | 'featured'>) {
  const marked = (text: string, { isUnconfirmed }: Amount) => (
    <>
      {text}
      {isUnconfirmed && <Ring label={t('price.unconfirmedMark')} />}
    </>
  )
  const bill = (service: Service) => {
    const { fees, steps } = service
    const variant = service.variants[0]?.id
    const cost = total(fees.lines, variant)
    const byParty = totalsByParty(fees.lines, variant)
    const days = workingDays(steps, variant)
    return (
      <Receipt
        lines={parties.map((party) => ({
          label: t(partyTextKeys[party]),
          amount: marked(briefText(byParty[party], t), byParty[party]),
        }))}
        title={service.title}
        total={{
          label: t('price.total'),
          amount: marked(sumText(cost, t), cost),
        }}
        validity={billNotes(fees, variant, t)}
      >
        <SplitBar caption={t('price.whereItGoes')} shares={moneySplit(byParty, t)} />
        <p>
          {workingDaysText(days, t)}.{' '}
          <a href={t.href(service.path)}>{t('price.details', { service: service.title })}</a>
        </p>
      </Receipt>
    )
  }
  return (
    <BillSwitch
      bills={featured.map((service) => ({ id: service.id, label: shortName(service), content: bill(service) }))}
      legend={t('home.chooseService')}
      name="bill"
    />
  )
}

/** The name of a form of business without its meaning in brackets, which the bill says: `PT PMA`. */
function shortName({ entity, short_title: shortTitle }: Service): string {
  return entity?.name.split(' (')[0] ?? shortTitle
}
