/** The kinds of entries: folders of `content/`, with the schemas of their files. */
import type { z } from 'zod'
import { articleFacts, articleProse } from './schema/article.ts'
import { changeFacts, changeProse } from './schema/change.ts'
import { guideFacts, guideProse } from './schema/guide.ts'
import { outcomeFacts, outcomeProse, pageFacts, pageProse } from './schema/named-entries.ts'
import { termFacts, termProse } from './schema/names.ts'
import { regulationFacts, regulationProse } from './schema/regulation.ts'
import { serviceFacts, serviceProse } from './schema/service.ts'

export const kinds = {
  services: { facts: serviceFacts, prose: serviceProse, schemaFile: 'src/collections/schema/service.ts' },
  regulations: { facts: regulationFacts, prose: regulationProse, schemaFile: 'src/collections/schema/regulation.ts' },
  articles: { facts: articleFacts, prose: articleProse, schemaFile: 'src/collections/schema/article.ts' },
  glossary: { facts: termFacts, prose: termProse, schemaFile: 'src/collections/schema/names.ts' },
  guides: { facts: guideFacts, prose: guideProse, schemaFile: 'src/collections/schema/guide.ts' },
  changes: { facts: changeFacts, prose: changeProse, schemaFile: 'src/collections/schema/change.ts' },
  outcomes: { facts: outcomeFacts, prose: outcomeProse, schemaFile: 'src/collections/schema/named-entries.ts' },
  pages: { facts: pageFacts, prose: pageProse, schemaFile: 'src/collections/schema/named-entries.ts' },
} as const

export type Kind = keyof typeof kinds
export type FactsOf<K extends Kind> = z.output<(typeof kinds)[K]['facts']>
export type ProseOf<K extends Kind> = z.output<(typeof kinds)[K]['prose']>

export const kindNames = Object.keys(kinds) as readonly Kind[]
