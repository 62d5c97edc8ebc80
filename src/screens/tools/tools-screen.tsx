import type { ToolsProps } from '../../page-data/tools/tool-page.ts'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './tools-screen.module.css'

/** The overview of the tools: what each answers. */
export function ToolsScreen({ t, tools, trail, pages }: ToolsProps) {
  return (
    <div className="page-width">
      <PageHead
        className={styles.head}
        isCompact
        lead={tools('tools.lead')}
        title={tools('tools.headTitle')}
        trail={trail}
        trailLabel={t('breadcrumb.label')}
      />
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
