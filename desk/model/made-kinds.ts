/**
 * What an editor may add and remove: the word that makes it (`npm run new`), and its group. The entries of the other groups
 * are named by code, such as the outcomes of the chooser and the company pages.
 */
export const madeKinds = {
  article: 'articles',
  service: 'services',
  regulation: 'regulations',
  term: 'glossary',
  guide: 'guides',
  document: 'documents',
} as const

export type MadeKind = keyof typeof madeKinds

export function isRemovable(group: string): boolean {
  return (Object.values(madeKinds) as readonly string[]).includes(group)
}
