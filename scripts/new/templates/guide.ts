import { type Template, type TemplateContext, words } from '../template.ts'

export function guideTemplate({ day, reviewDue, citation, order }: TemplateContext): Template {
  return {
    facts: `# Place in lists, lowest first.
order: ${order}
# The day of publication. With a later day the guide waits until then.
published: ${day}
# The day on which the text was last compared with the law, and the day by which it must happen again.
reviewed_on: ${day}
review_due: ${reviewDue}
# The law on which the guide rests.
sources:
  - ${citation}
# Ids of services that help with the subject. Optional.
services: []
# watch: a regulation that is about to change, for example uu-13-2003; its notice then stands above the text. Optional.
# Remove this line to publish.
draft: true
`,
    prose: (language) => `---
title: "${words(language, 'Judul panduan', 'Title of the guide')}"
# One or two sentences, 200 characters at most.
summary: "${words(language, 'Ringkasan panduan.', 'Summary of the guide.')}"
# The answer in three sentences; each can be understood alone.
in_short:
  - "${words(language, 'Kalimat pertama.', 'The first sentence.')}"
  - "${words(language, 'Kalimat kedua.', 'The second sentence.')}"
  - "${words(language, 'Kalimat ketiga.', 'The third sentence.')}"
# What is settled, and what rests on secondary sources alone. Said here and not again in the text.
status:
  sure: "${words(language, 'Yang sudah pasti.', 'What is settled.')}"
  unsure: "${words(language, 'Yang belum pasti.', 'What is not settled.')}"
---
${words(language, 'Untuk siapa panduan ini.', 'For whom this guide is.')} [[${citation}]]

## ${words(language, 'Langkah pertama', 'First step')}

${words(language, 'Tulis langkahnya.', 'Write the step.')}
`,
  }
}
