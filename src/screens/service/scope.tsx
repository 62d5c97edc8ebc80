import type { ServiceProps } from '../../page-data/service.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './scope.module.css'
import { ServiceSection } from './service-section.tsx'

/** What the client holds in the end, what the price leaves out, and for whom this is the wrong choice. */
export function Scope({ t, service }: ServiceProps) {
  return (
    <ServiceSection id="lingkup" title={t('service.scope')}>
      <div className={styles.lists}>
        <List icon="check" items={service.deliverables} title={t('service.deliverables')} />
        <List icon="close" items={service.notIncluded} title={t('service.notIncluded')} />
      </div>
      <div className={styles.notFor}>
        <List icon="arrow" items={service.notFor} title={t('service.notFor')} />
      </div>
    </ServiceSection>
  )
}

function List({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item}>
            <Icon name={icon} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
