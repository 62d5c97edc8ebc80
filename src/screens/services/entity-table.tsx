import { EntityGlyph } from '../../components/figures/entity-glyph.tsx'
import { briefText } from '../../i18n/fee-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { total } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { workingDays } from '../../lib/working-days.ts'
import type { EntityComparison } from '../../page-data/services.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Ring } from '../../ui/ring.tsx'
import styles from './entity-table.module.css'

interface Props {
  readonly t: Translate
  readonly comparison: EntityComparison
}

const sides = [
  { id: 'kiri', label: 'services.left', className: styles.left },
  { id: 'kanan', label: 'services.right', className: styles.right },
] as const

/**
 * Entity forms as columns, whose heads stay in view with their price and the way to the service. A cell answers in a few
 * words with the numbers of its articles; one switch shows all of them in full. Where five columns have no room, two of
 * them stand side by side, chosen in two lists. CSS alone acts on the choices, so they work without script.
 */
export function EntityTable({ t, comparison: { forms, rows, first } }: Props) {
  const columns = forms.map(({ name, service }) => {
    const variant = service.variants[0]?.id
    return { name, service, cost: total(service.fees.lines, variant), days: workingDays(service.steps, variant) }
  })
  return (
    <div className={styles.comparison}>
      <div className={styles.pickers} data-screen-only="">
        {sides.map(({ id, label, className }, side) => (
          <select
            aria-label={t(label)}
            className={classNames(styles.picker, className)}
            defaultValue={forms[first[side] ?? side]?.service.id}
            key={id}
            name={id}
          >
            {columns.map(({ name, service }) => (
              <option key={service.id} value={service.id}>
                {name}
              </option>
            ))}
          </select>
        ))}
      </div>
      <DataTable caption={t('services.entities')} className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, service, cost }) => (
              <th className={styles.form} key={service.id} scope="col">
                <span className={styles.name}>{name}</span>
                <span className={styles.price}>
                  {briefText(cost, t)}
                  {cost.isUnconfirmed && <Ring label={t('price.unconfirmedMark')} />}{' '}
                  {cost.isIncomplete && <small>{t('price.plusFee')}</small>}
                </span>
                <ButtonLink
                  aria-label={t('price.details', { service: service.short_title })}
                  className={styles.button}
                  href={t.href(service.path)}
                >
                  {t('services.details')}
                </ButtonLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {columns.map(({ name, service }, index) => (
                <td className={styles.form} data-label={name} key={service.id}>
                  {service.entity_signs && id !== 'fits' && id !== 'duties' && (
                    <EntityGlyph signs={service.entity_signs} trait={id} />
                  )}
                  {cells[index]?.brief && (
                    <div className={styles.brief}>
                      <b>{cells[index].brief}</b>
                      {cells[index].marks}
                    </div>
                  )}
                  <div className={classNames(styles.text, cells[index]?.brief && styles.further)}>
                    {cells[index]?.text}
                  </div>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('pricing.days')}</th>
            {columns.map(({ name, service, days }) => (
              <td className={styles.form} data-label={name} key={service.id}>
                {formatSpan(days.min, days.max, t.locale)}
              </td>
            ))}
          </tr>
        </tbody>
      </DataTable>
      <label className={styles.inFull} data-screen-only="">
        <input type="checkbox" /> {t('services.inFull')}
      </label>
    </div>
  )
}
