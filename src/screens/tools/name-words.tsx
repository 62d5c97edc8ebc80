import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './tool-screen.module.css'

interface WordList {
  readonly label: string
  /** Of the words, where it is not Indonesian; of the labels it is the page's. */
  readonly language?: string
  readonly lines: readonly { readonly label?: string; readonly words: readonly string[] }[]
}

interface Props {
  readonly tools: ToolTranslate
  readonly wordLists: readonly WordList[]
}

/** The words that the check of a name compares, to be read without the form. */
export function NameWords({ tools, wordLists }: Props) {
  return (
    <Section id="kata" title={tools('name.wordLists')}>
      {wordLists.map(({ label, language = 'id', lines }) => (
        <Disclosure key={label} summary={label}>
          <ul className={styles.list}>
            {lines.map(({ label: name, words }) => (
              <li key={name ?? ''}>
                {name && `${name}: `}
                <span lang={language}>{words.join(', ')}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  )
}
