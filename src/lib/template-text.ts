/** Texts to take over, such as a letter: blocks between fences of the language `template`, with their name behind it. Pure. */
import type { Code } from 'mdast'
import { slug } from './anchors.ts'

export interface TemplateText {
  readonly title: string
  /** Plain text. What the reader fills in stands in square brackets. */
  readonly text: string
}

/** The language of a fence that holds such a text. */
export const templateLanguage = 'template'

/** Undefined for a block of code. */
export function templateText({ lang, meta, value }: Code): TemplateText | undefined {
  return lang === templateLanguage ? { title: meta?.trim() ?? '', text: value } : undefined
}

/** The paragraphs of a template, each as its lines. */
export function templateParagraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
}

/** The neutral path of the folder with the templates of an entry as documents, for `localizedPath`. */
export function templateFolder(entry: string): string {
  return `/contoh/${entry}`
}

/** The neutral path of a template as a document. */
export function templateFile(entry: string, title: string): string {
  return `${templateFolder(entry)}/${templateName(title)}.docx`
}

/** The name of a template's document in its folder, without its ending. */
export function templateName(title: string): string {
  return slug(title, 'contoh')
}

/** The id of a template's element on the page where it stands; headings there may have its name alone. */
export function templateId(title: string): string {
  return `naskah-${templateName(title)}`
}
