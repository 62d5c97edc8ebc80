import { shownPages } from '../lib/paging.ts'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

interface Props {
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  /** For example "Page 2". */
  readonly nameOf: (page: number) => string
  readonly newer: string
  readonly older: string
}

/** The pages of a list as links, the far ones of a long list left out; nothing where there is one page alone. */
export function Pagination({ label, page, pages, hrefOf, nameOf, newer, older }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.pagination} data-screen-only="">
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} look="quiet" rel="prev">
          <Icon name="back" />
          {newer}
        </ButtonLink>
      )}
      <ol className={styles.pages}>
        {shownPages(page, pages).map((number, place, all) => (
          <li className={number - 1 > (all[place - 1] ?? 0) ? styles.afterGap : undefined} key={number}>
            <a
              aria-current={number === page ? 'page' : undefined}
              aria-label={nameOf(number)}
              className={styles.page}
              href={hrefOf(number)}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} look="quiet" rel="next">
          {older}
          <Icon name="arrow" />
        </ButtonLink>
      )}
    </nav>
  )
}
