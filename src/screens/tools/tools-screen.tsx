import { classNames } from '../../lib/class-names.ts'
import type { ToolsProps } from '../../page-data/tools/tool-page.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import screen from './tool-screen.module.css'
import styles from './tools-screen.module.css'

/** The overview of the tools: what each answers. */
export function ToolsScreen({ t, tools, trail, pages }: ToolsProps) {
  return (
    <div className="page-width">
      <header className={classNames(screen.header, styles.head)}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={screen.title}>{tools('tools.headTitle')}</h1>
        <p className={screen.lead}>{tools('tools.lead')}</p>
      </header>
      <ul className={styles.tools}>
        {pages.map(({ path, title, summary }) => (
          <li className={styles.tool} key={path}>
            <h2 className={styles.name}>
              <a href={t.href(path)}>{title}</a>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      <FirstScreenEnd />
    </div>
  )
}
