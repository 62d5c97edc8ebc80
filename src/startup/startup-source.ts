/** The startup scripts as the text that the document shell writes into the page. Runs at build alone. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { translator } from '../i18n/dictionaries.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { queryParameter, wrongAddressFragment } from '../lib/addresses.ts'
import { firstQuestion } from '../lib/entity-choice.ts'
import { formatWeekday } from '../lib/format.ts'
import { site } from '../site/site.ts'
import { storageName } from '../storage/stored-keys.ts'
import type { ArrivalSettings } from './arrival.ts'
import type { LanguageSettings } from './language-offer.ts'
import type { NotFoundSettings } from './not-found.ts'
import type { OpeningSettings } from './opening-state.ts'
import type { TypefaceSettings } from './typeface.ts'

const arrivalSettings: ArrivalSettings = {
  wrongAddress: wrongAddressFragment,
  messageKey: storageName('opened-message', 1),
  thanksPath: '/thank-you',
  queries: [queryParameter, firstQuestion],
  toolsPath: '/alat/',
}

const typefaceSettings: TypefaceSettings = {
  fontFamily: 'Plus Jakarta Sans',
  fontWeights: '400 800',
}

const notFoundSettings: NotFoundSettings = {
  wrongAddress: wrongAddressFragment,
  languageRoots: languages.filter((published) => published !== defaultLanguage),
}

const languageSettings: LanguageSettings = {
  chosenKey: storageName('language', 1),
  dismissedKey: storageName('language-offer-dismissed', 1),
  published: languages,
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const openingSettings: OpeningSettings = {
  spans: site.hours.map(({ from, to, opens, closes }) => [weekdays.indexOf(from), weekdays.indexOf(to), opens, closes]),
  texts: Object.fromEntries(
    languages.map((language) => {
      const t = translator(language)
      const places = { day: '{day}', time: '{time}' }
      const days = weekdays.map((day) => formatWeekday(day, t.locale))
      const open = [t('hours.openNow', places), t('hours.openShort', places)] as const
      const closed = [t('hours.closedNow', places), t('hours.closedShort', places)] as const
      return [language, { open, closed, days }]
    }),
  ),
}

const inAppTexts = Object.fromEntries(languages.map((language) => [language, translator(language)('startup.inApp')]))

const firstFrameSettings = { ...typefaceSettings, ...languageSettings }
const everywhere = await bundled('first.ts', firstFrameSettings)
const whereShown = await bundled('first-arrival.ts', { ...firstFrameSettings, ...arrivalSettings })

/** The neutral paths of the pages that show how the visitor came, beside the tools. */
const shownOn = [
  '/',
  arrivalSettings.thanksPath,
  '/cari',
  '/pilih-badan-usaha',
  '/infohukum/glosarium',
  '/ubah-badan-usaha',
]

/**
 * What runs before the first frame of a page.
 * @param path the neutral path of the page
 */
export function startupSource(path: string): string {
  return shownOn.includes(path) || path.startsWith(arrivalSettings.toolsPath) ? whereShown : everywhere
}

export const notFoundSource = await bundled('leave.ts', notFoundSettings)
export const laterSource = await bundled('later.ts', {
  language: languageSettings,
  opening: openingSettings,
  inApp: inAppTexts,
  typeface: typefaceSettings,
})

/**
 * The text of an entry of this folder with all that it imports.
 * @param settings what of the site it is told: what it imports of the site itself would come along as a whole
 */
async function bundled(entry: string, settings: object): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { SETTINGS: JSON.stringify(settings) },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: resolve('src/startup', entry), output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled.`)
  return output.output[0].code.trim()
}
