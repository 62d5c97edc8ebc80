import type { TemplatesProps } from '../../page-data/templates.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { TemplateCard } from './template-card.tsx'
import styles from './templates-screen.module.css'

/** All templates by what one needs them for, with a list of these uses first. */
export function TemplatesScreen({ t, trail, groups }: TemplatesProps) {
  const count = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  return (
    <div className={`page-width ${styles.screen}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <header className={styles.templatesHead}>
        <h1>{t('templates.title')}</h1>
        <div>
          <Lead>{t('templates.lead')}</Lead>
          <p className={styles.warning}>{t('templates.warning', { count })}</p>
        </div>
      </header>
      <FirstScreenEnd styles="shared" />
      <nav aria-label={t('templates.uses')}>
        <ul className={styles.uses}>
          {groups.map(({ id, label, templates }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {label} <span>{templates.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, label, templates }) => (
        <section aria-labelledby={id} className={styles.group} key={id}>
          <h2 id={id}>{label}</h2>
          <div className={styles.cards}>
            {templates.map((template) => (
              <TemplateCard key={template.id} t={t} template={template} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
