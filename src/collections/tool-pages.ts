/** The tools that have a page, in the order in which they are listed. */
import type { Language } from '../i18n/languages.ts'
import { toolTranslator } from '../i18n/tool-texts.ts'

/** Neutral paths, and the beginning of the keys of their texts. */
const pages = [
  { path: '/alat/bea-meterai', tool: 'stamp' },
  { path: '/alat/cek-penawaran', tool: 'quote' },
  { path: '/alat/biaya-tahun-pertama', tool: 'first' },
  { path: '/alat/cek-nama', tool: 'name' },
  { path: '/alat/cari-kbli', tool: 'kbli' },
  { path: '/alat/kalender-kewajiban', tool: 'calendar' },
] as const

export interface ToolPage {
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  /** The answer that it gives. */
  readonly summary: string
}

export function toolPages(language: Language): ToolPage[] {
  const t = toolTranslator(language)
  return pages.map(({ path, tool }) => ({ path, title: t(`${tool}.title`), summary: t(`${tool}.lead`) }))
}
