import type { Service } from '../../collections/services.ts'
import type { Translate } from '../../i18n/translate.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PillRadios } from '../../ui/pill-radios.tsx'
import { comparisonRow, measureHeads, measures } from './comparison.tsx'
import styles from './services-table.module.css'

interface Props {
  readonly t: Translate
  readonly services: readonly Service[]
}

/**
 * All services by group, one row for each case of a service: our fee, the state's, third parties', total, days. Narrow
 * screens show one measure at a time, chosen above, so that services stay comparable where columns have no room.
 */
export function ServicesTable({ t, services }: Props) {
  const groups = Map.groupBy(services, ({ group }) => group.id)
  return (
    <div className={styles.comparison}>
      <PillRadios
        className={styles.measures}
        legend={t('services.measure')}
        name="measure"
        options={measures.map((measure) => ({ value: measure, label: t(measureHeads[measure]) }))}
      />
      <DataTable caption={t('pricing.caption')} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('pricing.service')}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {t(measureHeads[measure])}
              </th>
            ))}
          </tr>
        </thead>
        {[...groups].map(([id, ofGroup]) => (
          <tbody key={id}>
            <tr className={styles.group}>
              <th colSpan={measures.length + 1} scope="rowgroup">
                {ofGroup[0]?.group.label}
              </th>
            </tr>
            {ofGroup.flatMap((service) =>
              cases(service).map((variant, index) => {
                const row = comparisonRow(service, variant?.id, t)
                return (
                  <tr className={index > 0 ? styles.further : undefined} key={`${service.id} ${variant?.id}`}>
                    <th scope="row">
                      {index === 0 ? (
                        <a href={t.href(service.path)}>{service.title}</a>
                      ) : (
                        <span className="visually-hidden">{service.title}</span>
                      )}
                      {variant && <small>{variant.label}</small>}
                      {index === 0 && <p className={styles.summary}>{service.summary}</p>}
                    </th>
                    {measures.map((measure) => (
                      <td key={measure}>{row[measure]}</td>
                    ))}
                  </tr>
                )
              }),
            )}
          </tbody>
        ))}
      </DataTable>
    </div>
  )
}

function cases({ variants }: Service) {
  return variants.length > 0 ? variants : [undefined]
}
