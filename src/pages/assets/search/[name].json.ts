/** The search index of every language, as files whose names change with their content. */
import type { Language } from '../../../i18n/languages.ts'
import { languages } from '../../../i18n/languages.ts'
import { searchIndexFile } from '../../../page-data/search-index-file.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { name: searchIndexFile(language).name }, props: { language } }))

export const GET = ({ props: { language } }: { props: { language: Language } }) =>
  new Response(searchIndexFile(language).json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
