/** `content/facts/templates.yaml` describes each template of a published text once, and none that is not there. */
import { proseFile } from '../../src/collections/entry-places.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName } from '../../src/collections/source-file.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { templateText } from '../../src/lib/template-text.ts'
import { type CheckContext, reporter } from './context.ts'
import { type Passage, walk } from './passages.ts'
import { citationProblem } from './references.ts'

const listFile = 'facts/templates.yaml'

export interface TemplateComparison {
  /** Takes in the templates of a text. */
  readonly add: (passage: Passage) => void
  readonly finish: () => void
}

/** @param problems those of the list are added to it */
export function compareTemplates(context: CheckContext, problems: Problem[]): TemplateComparison {
  const { folder, templates, entries, languages } = context.content
  /** By page and language; a draft may be described before it is published. */
  const found = new Map<string, { readonly names: string[]; readonly passage: Passage }>()
  const keyOf = (page: string, language: Language) => `${page} ${language}`

  return {
    add(passage) {
      const { kind, id, language, place } = passage
      if (!templates || place !== 'body' || (kind !== 'articles' && kind !== 'guides')) return
      const names: string[] = []
      walk(passage.tree, (node) => {
        if (node.type === 'code') names.push(templateText(node)?.title ?? '')
      })
      found.set(keyOf(id, language), { names: names.filter((name) => name !== ''), passage })
    },
    finish() {
      if (!templates) return
      const report = reporter(folder, listFile, problems)
      const described = new Set<string>()
      templates.uses.forEach((use, place) => {
        use.templates.forEach(({ page, name, basis }, index) => {
          const path = ['uses', place, 'templates', index]
          if (!entries.articles.has(page) && !entries.guides.has(page)) {
            report([...path, 'page'], `There is no article or guide \`${page}\`. Correct the id.`)
            return
          }
          for (const language of languages) {
            const text = found.get(keyOf(page, language))
            const key = `${keyOf(page, language)} ${name[language]}`
            if (text && !text.names.includes(name[language])) {
              const file = displayName(proseFile(text.passage.kind, page, language))
              report(
                [...path, 'name', language],
                `${file} has no template "${name[language]}". Write the name that stands behind its fence, or remove the entry.`,
              )
            } else if (described.has(key)) {
              report([...path, 'name', language], `"${name[language]}" is described twice. Remove one of the entries.`)
            }
            described.add(key)
          }
          basis.forEach((written, number) => {
            const message = citationProblem(written, true, context)
            if (message) report([...path, 'basis', number], message)
          })
        })
      })
      for (const [key, { names, passage }] of found) {
        if (!passage.published || passage.language !== languages[0]) continue
        const file = displayName(proseFile(passage.kind, passage.id, passage.language))
        for (const name of names.filter((one) => !described.has(`${key} ${one}`))) {
          const message = `The template "${name}" of ${file} is not described here, so the page of templates says neither what it is for nor its limits. Add it under the use that it serves.`
          report(['uses'], message, 'warning')
        }
      }
    },
  }
}
