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
        <List
          mark={service.receives.length > 0 ? styles.sheets : styles.check}
          items={service.deliverables}
          sheets={service.receives}
          title={t('service.deliverables')}
        />
        <List mark={styles.cross} items={service.not_included} title={t('service.notIncluded')} />
        <List mark={styles.arrow} items={service.not_for} title={t('service.notFor')} />
      </div>
    </ServiceSection>
  )
}

interface ListProps {
  readonly title: string
  readonly mark: string | undefined
  readonly items: readonly string[]
  /** The drawings of the items. */
  readonly sheets?: ServiceProps['service']['receives']
}

function List({ title, mark, items, sheets = [] }: ListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={classNames(styles.list, mark)}>
        {items.map((item, place) => (
          <li className={styles[sheets[place] ?? '']} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
