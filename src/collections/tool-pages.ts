/** The tools that have a page, in the order in which they are listed, and the services they belong to. */
import type { Language } from '../i18n/languages.ts'
import { toolTranslator } from '../i18n/tool-texts.ts'

interface ToolEntry {
  /** Neutral. */
  readonly path: string
  /** The beginning of the keys of its texts. */
  readonly tool: 'stamp' | 'quote' | 'first' | 'name' | 'kbli' | 'calendar'
  /** Ids of the services beside which it is named, and beside the articles of those. */
  readonly services: readonly string[]
}

const entities = ['pendirian-pt', 'pt-perorangan', 'pt-pma', 'pendirian-cv', 'yayasan']

const pages: readonly ToolEntry[] = [
  { path: '/alat/bea-meterai', tool: 'stamp', services: ['susun-kontrak', 'tinjau-kontrak'] },
  {
    path: '/alat/cek-penawaran',
    tool: 'quote',
    services: [...entities, 'pendaftaran-merek', 'nib-perizinan', 'konsultasi-online'],
  },
  { path: '/alat/biaya-tahun-pertama', tool: 'first', services: entities },
  {
    path: '/alat/cek-nama',
    tool: 'name',
    services: ['pendirian-pt', 'pt-perorangan', 'pt-pma', 'pendaftaran-merek'],
  },
  { path: '/alat/cari-kbli', tool: 'kbli', services: [...entities, 'nib-perizinan'] },
  { path: '/alat/kalender-kewajiban', tool: 'calendar', services: [...entities, 'nib-perizinan'] },
]

export interface ToolPage {
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  /** The answer that it gives. */
  readonly summary: string
}

export function toolPages(language: Language): ToolPage[] {
  return pages.map((entry) => toolPage(entry, language))
}

/** The tools that belong to any of some services, each once. */
export function toolsBeside(services: readonly string[], language: Language): ToolPage[] {
  return pages
    .filter((entry) => services.some((service) => entry.services.includes(service)))
    .map((entry) => toolPage(entry, language))
}

function toolPage({ path, tool }: ToolEntry, language: Language): ToolPage {
  const t = toolTranslator(language)
  return { path, title: t(`${tool}.title`), summary: t(`${tool}.lead`) }
}
