import { CodeDescription } from '../../features/tools/kbli/code-description.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { KbliCategoryProps } from '../../page-data/tools/kbli-category.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import styles from './kbli-category-screen.module.css'
import screen from './tool-screen.module.css'

/** A category of the KBLI: every code, by division, with what it includes and what it does not. */
export function KbliCategoryScreen(props: KbliCategoryProps) {
  const { t, tools, trail, heading, lead, divisions, finder, limits, days } = props
  return (
    <article className="page-width">
      <header className={screen.header}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={screen.lead}>{lead}</p>
        {/* `startup/opened-places.ts` shows it. */}
        <p className={screen.small} data-unknown-code="" hidden role="status">
          {tools('tool.address.unknown')}
        </p>
        <p className={styles.finder}>
          <a href={finder}>{tools('kbli.toFinder')}</a>
        </p>
      </header>
      <FirstScreenEnd />
      <div className={classNames(divisions.length > 1 && styles.columns)}>
        <ContentsList
          items={divisions.map(({ number, title: name }) => ({ id: number, number, text: name }))}
          label={tools('kbli.divisions')}
          textLanguage="id"
        />
        <div>
          {divisions.map(({ number, title: name, codes }) => (
            <section aria-labelledby={number} className={styles.division} key={number}>
              <h2 id={number} lang="id">
                {number} {name}
              </h2>
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
            </section>
          ))}
        </div>
      </div>
      <ul className={screen.list}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <p className={screen.small}>
        {tools('tool.days', {
          checkedOn: t.day(days.checkedOn),
          recheck: t.day(days.recheck),
        })}
      </p>
    </article>
  )
}
