/** Texts to take over, such as a letter: blocks between fences of the language `template`, with their name behind it. Pure. */
import type { Code } from 'mdast'

export interface TemplateText {
  readonly title: string
  /** Plain text. What the reader fills in stands in square brackets. */
  readonly text: string
}

const language = 'template'

/** Undefined for a block of code. */
export function templateText({ lang, meta, value }: Code): TemplateText | undefined {
  return lang === language ? { title: meta?.trim() ?? '', text: value } : undefined
}

/** The paragraphs of a template, each as its lines. */
export function templateParagraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
}
