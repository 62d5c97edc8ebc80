import type { TemplatesProps } from '../../page-data/templates.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Columns } from '../../ui/columns.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import { TemplateCard } from './template-card.tsx'
import styles from './templates-screen.module.css'

/** All templates by what one needs them for, with a list of these uses first. */
export function TemplatesScreen({ t, trail, groups }: TemplatesProps) {
  const count = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  return (
    <div className={`page-width ${styles.screen}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <Columns as="header" className={styles.templatesHead} shape="narrow-wide">
        <h1>{t('templates.title')}</h1>
        <div>
          <Lead>{t('templates.lead')}</Lead>
          <Small above={3}>{t('templates.warning', { count })}</Small>
        </div>
      </Columns>
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
        <Section className={styles.group} id={id} key={id} space={3} title={label}>
          <div className={styles.cards}>
            {templates.map((template) => (
              <TemplateCard key={template.id} t={t} template={template} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  )
}
