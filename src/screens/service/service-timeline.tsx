import type { Step } from '../../collections/services.ts'
import type { TextKey } from '../../i18n/translate.ts'
import { ofVariant } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { type Days, type StepOwner, stepOwners, workingDays } from '../../lib/working-days.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import { PillSwitch } from '../../ui/pill-switch.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { ServiceSection } from './service-section.tsx'
import styles from './service-timeline.module.css'

const ownerTextKeys: Readonly<Record<StepOwner, TextKey>> = {
  ours: 'timeline.ours',
  client: 'timeline.client',
  third_party: 'timeline.thirdParty',
  state: 'timeline.state',
}

/**
 * Whose days a service takes: the sum of each, then the steps one after another, to scale. Where cases have steps of
 * their own, one timeline for each case.
 */
export function ServiceTimeline({ t, service }: ServiceProps) {
  const { steps, variants } = service
  const daysText = ({ min, max }: Days) => t.count('timeline.days', max, { days: formatSpan(min, max, t.locale) })
  const timeline = (variant: string | undefined, name?: string) => (
    <>
      {name && <p className={styles.case}>{name}</p>}
      <p className={styles.total}>{daysText(workingDays(steps, variant))}</p>
      <SplitBar
        shares={stepOwners.map((owner) => {
          const days = workingDays(steps, variant, [owner])
          return { label: `${t(ownerTextKeys[owner])}: ${daysText(days)}`, size: days.max, tone: owner }
        })}
      />
      <div className={styles.steps}>
        <Timeline
          steps={ofVariant(steps, variant).map(({ id, label, note, by, days }: Step) => ({
            id,
            label,
            note,
            owner: t(ownerTextKeys[by]),
            tone: by,
            days: daysText(days),
            minDays: days.min,
            maxDays: days.max,
          }))}
        />
      </div>
    </>
  )
  return (
    <ServiceSection id="waktu" lead={t('timeline.lead')} title={t('timeline.title')}>
      {steps.some((step) => step.variants) ? (
        <PillSwitch
          legend={t('price.chooseVariant')}
          name="steps"
          options={variants.map(({ id, label }) => ({ id, label, content: timeline(id, label) }))}
          pillsClassName={styles.cases}
        />
      ) : (
        timeline(undefined)
      )}
    </ServiceSection>
  )
}
