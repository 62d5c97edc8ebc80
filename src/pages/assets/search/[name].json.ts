/** The search index of every language, as files whose names change with their content. */
import { languages } from '../../../i18n/languages.ts'
import { type SearchIndexFile, searchIndexFiles } from '../../../page-data/search-index-file.ts'

export const getStaticPaths = () =>
  languages.flatMap((language) => {
    const { newest, older } = searchIndexFiles(language)
    return [newest, ...older].map((file) => ({ params: { name: file.name }, props: { file } }))
  })

export const GET = ({ props: { file } }: { props: { file: SearchIndexFile } }) =>
  new Response(file.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
