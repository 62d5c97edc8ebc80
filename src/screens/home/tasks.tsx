import { total } from '../../lib/fees.ts'
import { formatRupiahBrief } from '../../lib/format.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { RuledList } from '../../ui/ruled-list.tsx'
import styles from './tasks.module.css'

/** What visitors come for, each with its number; and below, what the site knows, in figures. */
export function Tasks({ t, services, counts, tools }: HomeProps) {
  const from = (...ids: readonly string[]) => {
    const least = services
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ fees, variants }) => total(fees.lines, variants[0]?.id).minIdr)
      .sort((a, b) => a - b)[0]
    return least === undefined ? '' : t('price.from', { price: formatRupiahBrief(least, least, t.locale) })
  }
  const entities = services.filter(({ entity }) => entity)
  const tasks = [
    { path: '/layanan', name: t('home.task.found'), answer: t('home.task.forms', { count: entities.length }) },
    { path: '/layanan/pendaftaran-merek', name: t('home.task.mark'), answer: from('pendaftaran-merek') },
    { path: '/ubah-badan-usaha', name: t('home.task.change'), answer: t('home.task.ways', { count: counts.changes }) },
    { path: '/layanan/tinjau-kontrak', name: t('home.task.contract'), answer: from('tinjau-kontrak', 'susun-kontrak') },
    { path: '/layanan/nib-perizinan', name: t('home.task.licence'), answer: from('nib-perizinan') },
    { path: '/pilih-badan-usaha', name: t('home.task.unsure'), answer: t('home.task.questions') },
  ]
  const figures = [
    { value: t('home.figure.laws', { count: counts.regulations }), about: t('home.figure.lawsAbout') },
    { value: t.day(counts.checkedOn, 'short'), about: t('home.figure.checked') },
    { value: t('home.figure.tools', { count: tools.length }), about: t('home.figure.toolsAbout') },
  ]
  return (
    <>
      <RuledList className={styles.tasks}>
        {tasks.map(({ path, name, answer }) => (
          <li key={path}>
            <a className={styles.task} href={t.href(path)}>
              {name} <span className={styles.taskAnswer}>{answer}</span>
            </a>
          </li>
        ))}
      </RuledList>
      <dl className={styles.taskFigures}>
        {figures.map(({ value, about }) => (
          <div key={about}>
            <dt>{value}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
