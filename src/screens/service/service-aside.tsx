import type { ReactNode } from 'react'
import type { ServiceProps } from '../../page-data/service.ts'
import paper from '../../ui/paper.module.css'
import styles from './service-aside.module.css'

interface Props extends Pick<ServiceProps, 't' | 'service'> {
  /** The bill, which is the calculator too. */
  readonly estimate: ReactNode
}

/** Beside the text on wide windows, below the head on narrow ones: the bill, and how old it is. */
export function ServiceAside({ t, service, estimate }: Props) {
  return (
    <aside aria-labelledby="biaya" className={styles.aside}>
      <div className={`${paper.paper} ${styles.bill}`}>
        <h2 className={styles.title} id="biaya">
          {t('price.billTitle')}
        </h2>
        {estimate}
        <p className={styles.dates}>
          {t('service.dates', {
            reviewed: t.day(service.reviewed_on, 'short'),
            due: t.day(service.review_due, 'short'),
          })}
        </p>
      </div>
    </aside>
  )
}
