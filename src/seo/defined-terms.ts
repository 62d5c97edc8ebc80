/** Structured data of the glossary, schema.org. Pure. */

interface DefinedTerm {
  readonly name: string
  readonly alternateName?: string | undefined
  /** Plain text. */
  readonly definition: string
  /** An address on this site, with the term's anchor. */
  readonly href: string
}

interface TermSet {
  readonly name: string
  readonly description: string
  readonly href: string
  readonly language: string
  readonly terms: readonly DefinedTerm[]
}

export function definedTermSet({ name, description, href, language, terms }: TermSet, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': origin + href,
    url: origin + href,
    name,
    description,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      name: term.name,
      alternateName: term.alternateName,
      description: term.definition,
      url: origin + term.href,
    })),
  }
}
