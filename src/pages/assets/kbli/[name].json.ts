/** The index of the KBLI finder and the descriptions of each division, as files whose names change with their content. */
import { kbliFiles } from '../../../page-data/tools/kbli-files.ts'

export const getStaticPaths = () => {
  const { version, files } = kbliFiles()
  return [...files].map(([name, json]) => ({ params: { name: `${name}.${version}` }, props: { json } }))
}

export const GET = ({ props: { json } }: { props: { json: string } }) =>
  new Response(json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
