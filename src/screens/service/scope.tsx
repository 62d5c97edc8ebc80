import { classNames } from '../../lib/class-names.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './scope.module.css'
import { ServiceSection } from './service-section.tsx'

/** What the client holds in the end, what the price leaves out, and for whom this is the wrong choice. */
export function Scope({ t, service }: ServiceProps) {
  return (
    <ServiceSection
      answer={t('service.answer.scope', { count: service.deliverables.length })}
      id="lingkup"
      isWideOpen
      title={t('service.scope')}
    >
      <div className={styles.lists}>
        <List mark={styles.check} items={service.deliverables} title={t('service.deliverables')} />
        <List mark={styles.cross} items={service.not_included} title={t('service.notIncluded')} />
        <List mark={styles.arrow} items={service.not_for} title={t('service.notFor')} />
      </div>
    </ServiceSection>
  )
}

function List({ title, mark, items }: { title: string; mark: string | undefined; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={classNames(styles.list, mark)}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
