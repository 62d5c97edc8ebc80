/** The page on the open data. */
import { currentView } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { type DataSet, dataSets, licence } from '../open-data/data-sets.ts'
import { dataSetData } from '../seo/document-data.ts'
import { site } from '../site/site.ts'
import { libraryTrail, type Page, type PropsOf, pageHead } from './page.ts'

export function openDataPage(language: Language) {
  const t = translator(language)
  const { day } = currentView()
  const trail = libraryTrail(t)
  const sets = dataSets().map(({ name, data, count }) => ({
    name,
    count,
    address: dataAddress(name),
    schema: `/data/${name}.schema.json`,
    /** Of the file as it lies, in bytes. */
    size: Buffer.byteLength(JSON.stringify(data)),
  }))
  return {
    head: pageHead({
      title: t('openData.title'),
      description: t('openData.lead'),
      path: '/data-terbuka',
      language,
      trail,
      data: sets.map(({ name, address }) =>
        dataSetData(
          { name: t(`openData.names.${name}`), summary: t(`openData.files.${name}`), href: t.href('/data-terbuka') },
          { address, language: t.locale, day, licence },
          site,
        ),
      ),
    }),
    props: {
      t,
      trail,
      sets,
      /** The address of the licence of all. */
      licence,
      /** The day of the data. */
      day,
    },
  } satisfies Page<object>
}

function dataAddress(name: DataSet['name']): string {
  return `/data/${name}.json`
}

export type OpenDataProps = PropsOf<typeof openDataPage>
