import { workingDaysText } from '../../i18n/days-text.ts'
import { workingDays } from '../../lib/working-days.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { Columns } from '../../ui/columns.tsx'
import { Gantt } from '../../ui/gantt.tsx'
import { Lead } from '../../ui/lead.tsx'
import shared from './section.module.css'

/** Who waits for whom, by the founding of a company. */
export function TimelineSection({ t, example }: HomeProps) {
  if (!example) return null
  const { service, steps } = example
  const days = workingDays(service.steps, service.variants[0]?.id)
  return (
    <section className={`page-width ${shared.section} ${shared.first}`} data-below="">
      <Columns shape="narrow-wide">
        <div>
          <h2 className={shared.heading}>{t('timeline.title')}</h2>
          <Lead>
            {`${service.title}: ${workingDaysText(days, t)}. `}
            {t('timeline.lead')}
          </Lead>
          <p className={shared.ways}>
            <a href={`${t.href(service.path)}#waktu`}>{t('home.chooseStart')}</a>
          </p>
        </div>
        <Gantt steps={steps} />
      </Columns>
    </section>
  )
}
