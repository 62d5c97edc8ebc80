import { descriptionParagraphs, descriptionParts } from '../../../engines/kbli-description.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import toolStyles from '../tools.module.css'
import styles from './kbli.module.css'

interface Props {
  readonly t: ToolTranslate
  /** Official and Indonesian; empty where no description was seen. */
  readonly description: string
}

/** An official description: what a code includes, and what it does not. */
export function CodeDescription({ t, description }: Props) {
  if (description === '') return <p className={toolStyles.days}>{t('kbli.noDescription')}</p>
  const { includes, excludes } = descriptionParts(description)
  return (
    <>
      <Part heading={t('kbli.includes')} text={includes} />
      {excludes !== '' && <Part heading={t('kbli.excludes')} text={excludes} />}
    </>
  )
}

function Part({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <>
      <p className={toolStyles.label}>{heading}</p>
      <div className={styles.official} lang="id">
        {descriptionParagraphs(text).map((paragraph) => (
          <div key={paragraph.text}>
            <p>{paragraph.text}</p>
            {paragraph.items.length > 0 && (
              <ul className={toolStyles.list}>
                {paragraph.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
