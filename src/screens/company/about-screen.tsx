import type { ReactNode } from 'react'
import { MethodFigure } from '../../components/figures/method-figure.tsx'
import { NextSteps } from '../../components/next-steps/next-steps.tsx'
import type { AboutProps } from '../../page-data/about.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Columns } from '../../ui/columns.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Stack } from '../../ui/spaced.tsx'
import limitStyles from './about-limits.module.css'
import styles from './about-screen.module.css'
import { PageDates, PageText } from './page-text.tsx'

interface Props extends AboutProps {
  readonly video?: ReactNode
}

/**
 * About us: the statement on dark ground with the flower, the video beside it, how the law is checked, what the company
 * does and does not, the text, the ways on.
 */
export function AboutScreen({ video, ...props }: Props) {
  const { t, page, trail, method, limits } = props
  return (
    <>
      <div className={styles.dark}>
        {!video && <KawungFlower className={styles.ornament} />}
        <div className={`page-width ${styles.inner}`}>
          <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
          <Columns as="header" className={styles.head} shape="wide-narrow">
            <Stack space={5}>
              <h1 className={styles.title}>{page.title}</h1>
              <Lead className={styles.lead}>{page.summary}</Lead>
              <PageDates {...props} />
              <FirstScreenEnd styles="shared" />
            </Stack>
            {video && <div className={styles.video}>{video}</div>}
          </Columns>
        </div>
      </div>
      {method && (
        <div className={`page-width ${styles.part}`}>
          <h2>{method.title}</h2>
          <MethodFigure steps={method.steps} />
        </div>
      )}
      {limits && (
        <div className={`page-width ${styles.part}`}>
          <Limits {...limits} />
        </div>
      )}
      <div className={styles.part}>
        <PageText {...props} />
      </div>
      <div className={styles.ways}>
        <div className="page-width">
          <h2 className={styles.waysTitle}>{t('page.waysOn')}</h2>
          <NextSteps t={t} ways={['services', 'infohukum', 'blog']} />
        </div>
      </div>
    </>
  )
}

/** What the company does, and beside each of it what it does not. */
function Limits({ titles, rows }: NonNullable<AboutProps['limits']>) {
  const lists = titles.map((title, side) => ({ title, items: rows.map((row) => row[side]) }))
  return (
    <div className={limitStyles.limits}>
      {lists.map(({ title, items }, side) => (
        <section className={side === 0 ? limitStyles.does : limitStyles.doesNot} key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item, place) => (
              // The rows never change on the page.
              // biome-ignore lint/suspicious/noArrayIndexKey: their place is their identity
              <li key={place}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
