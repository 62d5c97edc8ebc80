import type { ReactNode } from 'react'
import type { HomeProps } from '../../page-data/home.ts'
import { Columns } from '../../ui/columns.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'
import shared from './section.module.css'
import styles from './tools-section.module.css'

interface Props extends HomeProps {
  /** The islands, from the slots of the page's binding. */
  readonly nameCheck?: ReactNode
  readonly offerCheck?: ReactNode
}

const aliveHere = ['/alat/cek-nama', '/alat/cek-penawaran']

/** Two tools that begin in the page, one of which answers there, and the ways to the others; without script all are ways. */
export function ToolsSection({ t, tools, nameCheck, offerCheck }: Props) {
  return (
    <section className={`${shared.section} ${styles.toolPair}`} data-below="">
      <div className="page-width">
        <h2 className={shared.heading}>
          <span className={styles.here}>{t('home.toolsTitle')}</span>
          <span className={styles.there}>{t('footer.tools')}</span>
        </h2>
        <Columns className={styles.alive} shape="halves">
          {nameCheck}
          {offerCheck}
        </Columns>
        <RuledList className={styles.others}>
          {tools
            .filter(({ path }) => !aliveHere.includes(path))
            .map(({ path, title }) => (
              <li key={path}>
                <a href={t.href(path)}>{title}</a>
              </li>
            ))}
        </RuledList>
      </div>
    </section>
  )
}
