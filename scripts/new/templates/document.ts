import type { Template, TemplateContext } from '../template.ts'

export function documentTemplate({ id, day }: TemplateContext): Template {
  return {
    facts: `# What the library says of documents/${id}.pdf. Put the PDF there: 25 MB at most, without a password.
# Its name in the library, in each language of the site.
title:
  id: "Judul dokumen"
  en: "Title of the document"
# One sentence for lists and search engines, 200 characters at most.
summary:
  id: "Untuk apa dokumen ini."
  en: "What this document is for."
# What it says, for those who cannot open it. An empty line begins a new paragraph.
description:
  id: |
    Isi dokumen, bagian demi bagian.
  en: |
    What is in the document, part by part.
# The language in which the document itself is written: id, en, nl …
language: id
# Who issued it.
source: "Penerbit"
# Where it was published, https:// only. Optional.
# source_url: https://www.example.go.id/dokumen
# The day that the document bears, or on which it was published.
issued: ${day}
`,
  }
}
