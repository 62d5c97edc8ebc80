/** The head of a page that exists in every language. */
import { type Language, languages } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import type { PageHead } from '../seo/head.ts'
import { breadcrumbList } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'

interface Options {
  readonly title: string
  readonly description: string
  /** Neutral. */
  readonly path: string
  readonly language: Language
  /** From Home to here, without here. */
  readonly trail: readonly Crumb[]
  /** What the page is called at the end of the trail. Default: its title. */
  readonly label?: string
  /** Structured data besides the trail. */
  readonly data?: readonly object[]
}

/** Title, description, alternates, and the trail as structured data. */
export function pageHead({ title, description, path, language, trail, label = title, data = [] }: Options): PageHead {
  const here = { label, href: localizedPath(path, language) }
  return {
    title,
    description,
    path,
    language,
    alternates: languages,
    structuredData: [breadcrumbList([...trail, here], site.origin), ...data],
  }
}
