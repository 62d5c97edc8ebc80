import type { Language } from '../../i18n/languages.ts'
import { chooseLanguage } from '../../i18n/remembered-language.ts'

interface Props {
  readonly language: Language
  /** The language's own name. */
  readonly name: string
  /** The address of the same page in that language. */
  readonly href: string
  readonly className?: string | undefined
}

/** A link to the same page, with the same query and anchor, in another language; remembers the choice. */
export function LanguageLink({ language, name, href, className }: Props) {
  return (
    <a
      className={className}
      data-language-link=""
      href={href}
      hrefLang={language}
      lang={language}
      onClick={(event) => chooseLanguage(language, event.currentTarget)}
    >
      {name}
    </a>
  )
}
