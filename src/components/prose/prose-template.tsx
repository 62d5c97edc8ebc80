import { Fragment } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { type TemplateText, templateId, templateName, templateParagraphs } from '../../lib/template-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import copyStyles from './copy-button.module.css'
import { CopyButton } from './copy-button.tsx'
import styles from './prose-template.module.css'

interface Props extends TemplateText {
  readonly t: Translate
  /** The address of the folder that has it as a document; undefined where the page offers none. */
  readonly folder: string | undefined
}

/** A text to take over, such as a letter: to be copied, printed alone, or taken as a document for a word processor. */
export function ProseTemplate({ title, text, t, folder }: Props) {
  return (
    <figure className={styles.template} id={folder === undefined ? undefined : templateId(title)}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div data-copy-text="">
        {keyed(templateParagraphs(text)).map(([key, lines]) => (
          <p key={key}>
            {keyed(lines).map(([place, line]) => (
              <Fragment key={place}>
                {place > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      {folder !== undefined && (
        <div className={styles.actions} data-screen-only="">
          <ButtonLink download="" href={`${folder}/${templateName(title)}.docx`} look="quiet">
            {t('reading.word')} <span className="visually-hidden">{title}</span>
          </ButtonLink>
          <CopyButton of={title} t={t} />
          <Button className={copyStyles.scripted} data-print="" look="quiet">
            {t('reading.print')} <span className="visually-hidden">{title}</span>
          </Button>
        </div>
      )}
    </figure>
  )
}

/** A template never changes on the page, so the place of a line is its key. */
function keyed<T>(items: readonly T[]): (readonly [number, T])[] {
  return items.map((item, place) => [place, item] as const)
}
