import { Fragment } from 'react'
import { type TemplateText, templateParagraphs } from '../../lib/template-text.ts'
import styles from './prose-template.module.css'

/** A text to take over, such as a letter, set apart from the text around it and named by its caption. */
export function ProseTemplate({ title, text }: TemplateText) {
  return (
    <figure className={styles.template}>
      <figcaption className={styles.title}>{title}</figcaption>
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
    </figure>
  )
}

/** A template never changes on the page, so the place of a line is its key. */
function keyed<T>(items: readonly T[]): (readonly [number, T])[] {
  return items.map((item, place) => [place, item] as const)
}
