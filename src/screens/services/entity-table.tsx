import type { Translate } from '../../i18n/translate.ts'
import type { EntityComparison } from '../../page-data/entity-comparison.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { comparisonRow, type Measure, measureHeads } from './comparison.tsx'
import styles from './entity-table.module.css'

interface Props {
  readonly t: Translate
  readonly comparison: EntityComparison
}

const figures: readonly Measure[] = ['total', 'days']

/** Entity forms as columns; on narrow screens each trait lists the forms one below the other. */
export function EntityTable({ t, comparison }: Props) {
  const { forms, rows } = comparison
  return (
    <DataTable caption={t('services.entities')} className={styles.table}>
      <thead>
        <tr>
          <td />
          {forms.map(({ name, service }) => (
            <th key={service.id} scope="col">
              <a href={t.href(service.path)}>{name}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {forms.map(({ name, service }, index) => (
              <td data-label={name} key={service.id}>
                <div>{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
        {figures.map((measure) => (
          <tr className={styles.figures} key={measure}>
            <th scope="row">{t(measureHeads[measure])}</th>
            {forms.map(({ name, service }) => (
              <td data-label={name} key={service.id}>
                {comparisonRow(service, service.variants[0]?.id, t)[measure]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
