import { CodeDescription } from '../../features/tools/kbli/code-description.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { KbliCategoryProps } from '../../page-data/tools/kbli-category.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import styles from './kbli-category-screen.module.css'
import screen from './tool-screen.module.css'

/** A category of the KBLI: every code, by division, with what it includes and what it does not. */
export function KbliCategoryScreen(props: KbliCategoryProps) {
  const { t, tools, trail, heading, lead, divisions, finder, limits, days } = props
  return (
    <article className="page-width">
      <PageHead
        className={styles.head}
        isCompact
        lead={lead}
        title={heading}
        trail={trail}
        trailLabel={t('breadcrumb.label')}
      >
        {/* `startup/opened-places.ts` shows it. */}
        <Small above={3} data-unknown-code="" hidden role="status">
          {tools('tool.address.unknown')}
        </Small>
        <p className={styles.finder}>
          <a href={finder}>{tools('kbli.toFinder')}</a>
        </p>
      </PageHead>
      <FirstScreenEnd />
      <div className={classNames(divisions.length > 1 && styles.columns)}>
        <ContentsList
          items={divisions.map(({ number, title: name }) => ({ id: number, number, text: name }))}
          label={tools('kbli.divisions')}
          textLanguage="id"
        />
        <div>
          {divisions.map(({ number, title: name, codes }) => (
            <Section
              className={styles.division}
              id={number}
              key={number}
              title={`${number} ${name}`}
              titleLanguage="id"
            >
              {codes.map(({ code, title: codeTitle, description }) => (
                <Disclosure
                  className={styles.code}
                  key={code}
                  summary={
                    <span>
                      <strong className={styles.number}>{code}</strong> <span lang="id">{codeTitle}</span>
                    </span>
                  }
                >
                  {/* A link to the code opens the description around its anchor. */}
                  <div className={styles.description} id={code}>
                    <CodeDescription description={description} t={tools} />
                  </div>
                </Disclosure>
              ))}
            </Section>
          ))}
        </div>
      </div>
      <ul className={screen.list}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <Small above={3}>
        {tools('tool.days', {
          checkedOn: t.day(days.checkedOn),
          recheck: t.day(days.recheck),
        })}
      </Small>
    </article>
  )
}
