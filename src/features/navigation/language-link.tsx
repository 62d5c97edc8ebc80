import type { MouseEvent } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { rememberLanguage } from '../../i18n/remembered-language.ts'

interface Props {
  readonly language: Language
  /** The language's own name. */
  readonly name: string
  /** The address of the same page in that language. */
  readonly href: string
  readonly className?: string | undefined
}

/** A link to the same page, at the same anchor, in another language; remembers the choice. */
export function LanguageLink({ language, name, href, className }: Props) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberLanguage(language)
    // The browser reads the address after this handler, so the anchor of the moment goes along.
    event.currentTarget.href = href + location.search + location.hash
  }
  return (
    <a className={className} data-language-link="" href={href} hrefLang={language} lang={language} onClick={onClick}>
      {name}
    </a>
  )
}
