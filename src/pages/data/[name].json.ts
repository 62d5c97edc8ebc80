/** Open data and their schemas, at stable addresses: `/data/regulations.json`, `/data/regulations.schema.json`, … */
import { dataSets } from '../../open-data/data-sets.ts'

export const getStaticPaths = () =>
  dataSets().flatMap(({ name, data, schema }) => [
    { params: { name }, props: { json: data } },
    { params: { name: `${name}.schema` }, props: { json: schema } },
  ])

export const GET = ({ props: { json } }: { props: { json: object } }) =>
  new Response(JSON.stringify(json), { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
