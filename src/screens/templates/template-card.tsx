import { CopyButton } from '../../components/prose/copy-button.tsx'
import type { TemplatesProps } from '../../page-data/templates.ts'
import { BasisList } from '../../ui/basis-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Small } from '../../ui/small.tsx'
import styles from './template-card.module.css'

interface Props extends Pick<TemplatesProps, 't'> {
  readonly template: TemplatesProps['groups'][number]['templates'][number]
}

/** One template: its name, which leads to its explanation, what it is for, its limits, and its text on demand. */
export function TemplateCard({ t, template }: Props) {
  const { id, title, text, about, source, file } = template
  return (
    <figure className={styles.card} id={id}>
      <h3 className={styles.title}>
        <a href={source}>{title}</a>
      </h3>
      {about && (
        <>
          <p>{about.for}</p>
          <Small>
            <b>{t('templates.limits')}</b> {about.limits}
            {about.basis.length > 0 && (
              <>
                {' ('}
                <BasisList basis={about.basis} />)
              </>
            )}
          </Small>
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink data-screen-only="" download="" href={file} look="quiet">
          {t('reading.word')} <span className="visually-hidden">{title}</span>
        </ButtonLink>
        <CopyButton of={title} t={t} />
      </div>
      <Disclosure
        className={styles.whole}
        summary={
          <b>
            {t('templates.text')} <span className="visually-hidden">{title}</span>
          </b>
        }
      >
        <div className={styles.templateText} data-copy-text="">
          {text}
        </div>
      </Disclosure>
    </figure>
  )
}
