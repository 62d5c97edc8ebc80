import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { briefText } from '../../i18n/fee-text.ts'
import { total, totalsByParty } from '../../lib/fees.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './self-help.module.css'
import { ServiceSection } from './service-section.tsx'

/** How to do it without us: the official portal, what the state takes there, and legal aid for those who cannot pay. */
export function SelfHelp({ t, service, facts }: ServiceProps) {
  const { portal_url } = service
  const ofState = total(
    service.fees.lines.filter(({ party }) => party === 'state'),
    service.variants[0]?.id,
  )
  const answer =
    ofState.maxIdr > 0
      ? t('service.answer.selfHelp', { price: briefText(ofState, t) })
      : ofState.isIncomplete
        ? `${t('service.stateCost')}: ${briefText(ofState, t)}`
        : t('service.stateCostNone')
  return (
    <ServiceSection answer={answer} id="urus-sendiri" lead={t('service.selfHelpLead')} title={t('service.selfHelp')}>
      <Prose t={t}>{facts.selfHelp}</Prose>
      <dl className={styles.facts}>
        {portal_url && (
          <div>
            <dt>{t('service.portal')}</dt>
            <dd>
              <a className={styles.portal} href={portal_url} rel="noopener">
                {new URL(portal_url).host}
                <Icon name="external" size={16} />
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('service.stateCost')}</dt>
          <StateCosts service={service} t={t} />
        </div>
      </dl>
      <p className={styles.aid}>
        {`${t('service.legalAid')} `}
        <a href={t.href('/infohukum/uu-16-2011')}>{t('service.legalAidLink')}</a>
      </p>
    </ServiceSection>
  )
}

/** The state fees of each case, one sum where the cases do not differ; the bill has what they are and rest on. */
function StateCosts({ t, service }: Pick<ServiceProps, 't' | 'service'>) {
  const ofState = { ...service.fees, lines: service.fees.lines.filter(({ party }) => party === 'state') }
  const differs = ofState.lines.some(({ variants, optional }) => variants && !optional)
  const cases = differs ? service.variants : [{ id: service.variants[0]?.id, label: '' }]
  return (
    <>
      {cases.map(({ id, label }) => {
        const sum = totalsByParty(ofState.lines, id).state
        return (
          <dd key={label}>
            {label && `${label}: `}
            <b>
              {sum.maxIdr === 0 && !sum.isIncomplete ? t('service.stateCostNone') : <FeeAmount amount={sum} t={t} />}
            </b>
          </dd>
        )
      })}
      <dd>
        <a className={styles.bill} href="#biaya">
          {t('price.billTitle')}
        </a>
      </dd>
    </>
  )
}
