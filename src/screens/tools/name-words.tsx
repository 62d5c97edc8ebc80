import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

interface Props {
  readonly tools: ToolTranslate
  readonly wordLists: readonly { readonly label: string; readonly words: readonly string[] }[]
}

/** The words that the check of a name compares, to be read without the form. */
export function NameWords({ tools, wordLists }: Props) {
  return (
    <section aria-labelledby="kata">
      <h2 id="kata">{tools('name.wordLists')}</h2>
      {wordLists.map(({ label, words }) => (
        <Disclosure key={label} summary={label}>
          <p>{words.join(', ')}</p>
        </Disclosure>
      ))}
    </section>
  )
}
