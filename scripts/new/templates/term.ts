import { type Template, type TemplateContext, words } from '../template.ts'

export function termTemplate({ citation }: TemplateContext): Template {
  return {
    facts: `# The law that defines the term. Optional.
basis: [${citation}]
# Ids of other terms. Optional.
related: []
# Remove this line to publish.
draft: true
`,
    prose: (language) => `---
# The word as a heading of the glossary. Capitals count where they stand inside the word, as in NIB.
term: "${words(language, 'Istilah', 'Term')}"
# stands_for: what an abbreviation stands for, or the Indonesian term of law on the English page. Optional.
# Other spellings that count as a mention in an article, for example ["akta notaris"]. Optional.
mentions: []
---
${words(language, 'Penjelasan dalam satu atau dua kalimat.', 'The definition in one or two sentences.')}
`,
  }
}
