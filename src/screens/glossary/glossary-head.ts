/** What the head of the glossary says: its terms are structured data too. */
import { terms } from '../../collections/glossary.ts'
import { explanationOf } from '../../collections/markdown/explanations.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { definedTermSet } from '../../seo/defined-terms.ts'
import type { PageHead } from '../../seo/head.ts'
import { site } from '../../site/site.ts'
import { pageHead } from '../page-head.ts'
import { libraryTrail } from '../trails.ts'

const path = '/infohukum/glosarium'

export function glossaryHead(language: Language, t: Translate): PageHead {
  const title = t('glossary.title')
  const description = t('glossary.lead')
  const defined = terms(language).flatMap(({ id, standsFor }) => {
    const explained = explanationOf(id, language)
    if (!explained) return []
    return [{ name: explained.term, alternateName: standsFor, definition: explained.definition, href: explained.href }]
  })
  const set = { name: title, description, href: localizedPath(path, language), language, terms: defined }
  return pageHead({
    title,
    description,
    path,
    language,
    trail: libraryTrail(language, t),
    data: [definedTermSet(set, site.origin)],
  })
}
