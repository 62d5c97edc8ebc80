/** The articles behind the questions of the chooser, the form of foreign capital, and the warning of borrowed names. */
import { resolveCitation } from '../collections/markdown/notations.ts'
import type { Language } from '../i18n/languages.ts'
import type { LegalReference } from '../lib/citation.ts'
import type { QuestionWording } from '../lib/entity-choice.ts'

/** As content cites them; a question that states no rule has none. */
const citations = {
  mulai: [],
  tujuan: ['uu-16-2001#3'],
  asing: [],
  orang: [],
  'orang-asing': ['uu-40-2007#7'],
  'orang-yayasan': ['uu-16-2001#28', 'uu-16-2001#32', 'uu-16-2001#40'],
  'orang-perorangan': ['uu-40-2007#153H'],
  'ukuran-modal': ['pp-7-2021#35'],
  'ukuran-investasi': ['peraturan-bkpm-5-2025#26(2)', 'peraturan-bkpm-5-2025#26(3)', 'peraturan-bkpm-5-2025#26(5)'],
  'ukuran-anggota': ['uu-25-1992#6'],
  risiko: ['uu-40-2007#3', 'kuhd#18'],
  'rencana-sendiri': ['pp-8-2021#9'],
  'rencana-bersama': ['kuhd#20'],
  'modal-asing': ['uu-25-2007#5(2)'],
  nominee: ['uu-25-2007#33'],
} as const satisfies Readonly<Record<QuestionWording | 'modal-asing' | 'nominee', readonly string[]>>

export type ChooserBasis = Readonly<Record<keyof typeof citations, readonly LegalReference[]>>

/** @throws Error where the library lacks an article that a question rests on */
export function chooserBasis(language: Language): ChooserBasis {
  const resolved = Object.entries<readonly string[]>(citations).map(([id, written]) => [
    id,
    written.map((each) => {
      const found = resolveCitation(each, language)
      if (!found) throw new Error(`The chooser cites ${each}, which the library does not have.`)
      return { label: found.label, href: found.href }
    }),
  ])
  return Object.fromEntries(resolved)
}
