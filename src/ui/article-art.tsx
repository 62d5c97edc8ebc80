import { kawungField, lobe } from '../lib/kawung.ts'
import styles from './article-art.module.css'

const columns = 6
const rows = 3
const path = lobe(134)

/** The picture of an entry, drawn from its id: the same id always gives the same picture. Decorative. */
export function ArticleArt({ id }: { id: string }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.art}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
    >
      {kawungField(id, columns, rows).map(
        (cell) =>
          cell.fill !== 'none' && (
            <path
              className={styles[cell.fill]}
              d={path}
              key={`${cell.x} ${cell.y}`}
              transform={`translate(${cell.x} ${cell.y}) rotate(${cell.turn})`}
            />
          ),
      )}
    </svg>
  )
}
