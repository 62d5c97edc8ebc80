import type { LibraryFilter, LibraryList } from '../../collections/library-lists.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import styles from './library-lists.module.css'

const names: Readonly<Record<LibraryFilter, TextKey>> = {
  topik: 'library.filter.topik',
  jenis: 'library.filter.jenis',
  status: 'library.filter.status',
}

interface Props {
  readonly t: Translate
  readonly lists: readonly LibraryList[]
  /** The path of the list that is shown. */
  readonly current?: string
  /** Which ways, in their order. */
  readonly filters: readonly LibraryFilter[]
}

/** Ways into the regulations, by subject, by kind or by state, with how many each list holds. */
export function LibraryLists({ t, lists, current, filters }: Props) {
  return (
    <div className={styles.filters}>
      {filters.map((filter) => (
        <nav aria-labelledby={filter} className={styles.filter} key={filter}>
          <h3 className={styles.name} id={filter}>
            {t(names[filter])}
          </h3>
          <ul className={styles.lists}>
            {lists
              .filter((list) => list.filter === filter)
              .map(({ id, path, name: label, regulations: { length } }) => (
                // The id of a subject was its anchor here before it had a page.
                <li id={current === undefined && filter === 'topik' ? id : undefined} key={id}>
                  {/* An empty list keeps its page, and is no way to anything. */}
                  <a
                    aria-current={path === current ? 'page' : undefined}
                    className={styles.list}
                    href={length > 0 ? t.href(path) : undefined}
                  >
                    {label} <data value={length}>{length}</data>
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
