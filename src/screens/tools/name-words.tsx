import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './tool-screen.module.css'

interface Props {
  readonly tools: ToolTranslate
  /** Each in one line or several. */
  readonly wordLists: readonly { readonly label: string; readonly words: readonly string[] }[]
}

/** The words that the check of a name compares, to be read without the form. */
export function NameWords({ tools, wordLists }: Props) {
  return (
    <section aria-labelledby="kata">
      <h2 id="kata">{tools('name.wordLists')}</h2>
      {wordLists.map(({ label, words }) => (
        <Disclosure key={label} summary={label}>
          <ul className={styles.list}>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  )
}
