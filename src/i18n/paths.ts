/**
 * Where a page lives in each language. A *path* here is neutral: it starts with `/` and carries no language
 * (`/layanan`). An *address* is what a visitor sees (`/layanan`, `/en/layanan`). Pure.
 */
import { defaultLanguage, type Language, languages } from './languages.ts'

/** The address of a neutral path in a language; an anchor or query on the path is kept. */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return `/${language}${pathname === '/' ? '' : pathname}${suffix}`
}

/** The neutral path of a page of a list; the first page is the list's own. */
export function blogListPath(
  topic: { readonly kind: 'kategori' | 'tag'; readonly id: string } | undefined,
  page = 1,
): string {
  const list = topic ? `/blog/${topic.kind}/${topic.id}` : '/blog'
  return page === 1 ? list : `${list}/halaman/${page}`
}

/** The parameter of a page's path: absent for the default language, which lives at the root. */
export function languageParam(language: Language): string | undefined {
  return language === defaultLanguage ? undefined : language
}

/** One page per published language, for `getStaticPaths`. */
export function languagePaths() {
  return languages.map((language) => ({ params: { lang: languageParam(language) }, props: { language } }))
}
