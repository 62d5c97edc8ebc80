import type { Step } from '../../collections/services.ts'
import { languageTraits } from '../../i18n/languages.ts'
import type { TextKey } from '../../i18n/translate.ts'
import { formatSpan } from '../../lib/format.ts'
import { SplitBar } from '../../ui/split-bar.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { everybody, workingDays } from '../price/price-text.ts'
import type { ServiceProps } from './service-screen.tsx'
import { ServiceSection } from './service-section.tsx'
import styles from './service-timeline.module.css'

const ownerTextKeys: Readonly<Record<Step['by'], TextKey>> = {
  ours: 'timeline.ours',
  client: 'timeline.client',
  third_party: 'timeline.thirdParty',
  state: 'timeline.state',
}

/** Whose days a service takes: the sum of each, then the steps one after another, to scale. */
export function ServiceTimeline({ language, t, service }: ServiceProps) {
  const { locale } = languageTraits[language]
  const daysText = ({ min, max }: Step['days']) => t.count('timeline.days', max, { days: formatSpan(min, max, locale) })
  const all = workingDays(service.steps, everybody)
  return (
    <ServiceSection id="waktu" lead={t('timeline.lead')} title={t('timeline.title')}>
      <p className={styles.total}>{daysText(all)}</p>
      <SplitBar
        shares={everybody.map((owner) => {
          const days = workingDays(service.steps, [owner])
          return { label: `${t(ownerTextKeys[owner])}: ${daysText(days)}`, size: days.max, tone: owner }
        })}
      />
      <div className={styles.steps}>
        <Timeline
          steps={service.steps.map(({ id, label, note, by, days }) => ({
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
    </ServiceSection>
  )
}
