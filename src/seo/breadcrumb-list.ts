/** Structured data of the way to a page (schema.org BreadcrumbList). Pure. */
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { site } from '../site/site.ts'

/** @param steps from the home page to the page itself, with neutral paths */
export function breadcrumbList(
  language: Language,
  steps: readonly { readonly name: string; readonly path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + localizedPath(path, language),
    })),
  }
}
