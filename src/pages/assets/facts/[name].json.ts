/** What islands load when they are wanted, as files whose names change with their content. */
import { services } from '../../../collections/services.ts'
import { languages } from '../../../i18n/languages.ts'
import type { HashedJson } from '../../../lib/hashed-files.ts'
import { pricesFile, termCardsFile, timelineFile } from '../../../page-data/hashed-json.ts'
import { quickNameFile, quickOfferFile } from '../../../page-data/quick-tools.ts'
import { servicesMenuFile } from '../../../seo/site-links.ts'

export const getStaticPaths = () =>
  languages
    .flatMap((language) => [
      termCardsFile(language),
      servicesMenuFile(language),
      quickNameFile(language),
      quickOfferFile(language),
      ...services(language).flatMap((service) => [pricesFile(service, language), timelineFile(service, language)]),
    ])
    .map((file) => ({ params: { name: file.name }, props: { file } }))

export const GET = ({ props: { file } }: { props: { file: HashedJson } }) =>
  new Response(file.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
