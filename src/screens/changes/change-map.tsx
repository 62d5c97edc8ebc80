import type { TextKey } from '../../i18n/translate.ts'
import { box, boxes, drawnWays, endTop, type Goal, type Held, sheet, waysByForm } from '../../lib/change-map.ts'
import type { ChangesProps } from '../../page-data/changes.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './change-map.module.css'

const formKeys: Readonly<Record<Held, TextKey>> = {
  ud: 'changes.from.ud',
  cv: 'changes.from.cv',
  perorangan: 'changes.from.perorangan',
  pt: 'changes.from.pt',
  yayasan: 'changes.from.yayasan',
}

const goalKeys: Readonly<Record<Exclude<Goal, 'tetap'>, TextKey>> = {
  perorangan: 'changes.goal.perorangan',
  pt: 'changes.goal.pt',
  pma: 'changes.goal.pma',
  tutup: 'changes.goal.tutup',
}

const boxNames: Readonly<Record<(typeof boxes)[number]['form'], string>> = {
  ud: 'UD',
  cv: 'CV',
  perorangan: 'PT Perorangan',
  pt: 'PT',
  pma: 'PT PMA',
}

/** What a visitor has and what becomes of it: drawn where the window has room, and as a table of links everywhere. */
export function ChangeMap({ t, changes }: Pick<ChangesProps, 't' | 'changes'>) {
  return (
    <>
      <svg aria-hidden="true" className={styles.map} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <defs>
          <marker id="panah" markerHeight="8" markerWidth="8" orient="auto" refX="6" refY="5" viewBox="0 0 10 10">
            <path d="M0 0L10 5L0 10z" />
          </marker>
        </defs>
        {drawnWays(changes).map(({ id, way, path, x, y, anchor }) => (
          <g key={id}>
            <path className={styles.line} d={path} markerEnd="url(#panah)" />
            <text textAnchor={anchor} x={x} y={y}>
              {way.brief_time}
            </text>
          </g>
        ))}
        {boxes.map(({ form, x, y }) => (
          <g className={styles.box} key={form}>
            <rect height={box.height} rx="12" width={box.width} x={x} y={y} />
            <text textAnchor="middle" x={x + box.width / 2} y={y + 33}>
              {boxNames[form]}
            </text>
          </g>
        ))}
        <g className={styles.end}>
          <rect height="36" rx="12" width={sheet.width} y={endTop} />
          <text x="24" y={endTop + 24}>
            {t('changes.end')}
          </text>
        </g>
      </svg>
      <table className={styles.ways}>
        <caption className="visually-hidden">{t('changes.map')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.have')}</th>
            <th scope="col">{t('changes.want')}</th>
          </tr>
        </thead>
        <tbody>
          {waysByForm(changes).map(({ form, ways }) => (
            <tr key={form}>
              <th scope="row">{t(formKeys[form])}</th>
              <td>
                <ul className={styles.columns}>
                  {ways.map(({ goal, way }) => (
                    <li key={goal + way.id}>
                      <a href={`#${way.id}`}>
                        <Icon name="arrow" size={16} />
                        <span>
                          <b>{goal === 'tetap' ? way.title : t(goalKeys[goal])}</b>{' '}
                          <span className={styles.time}>{way.brief_time}</span>
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
