/** The feed of changes of the law, one per language. */
import type { Language } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/paths.ts'
import { legalChangesFeed } from '../../../page-data/legal-changes-feed.ts'
import { atomFeed } from '../../../seo/atom-feed.ts'

export const getStaticPaths = languagePaths

export const GET = ({ props: { language } }: { props: { language: Language } }) =>
  new Response(atomFeed(legalChangesFeed(language)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
