/** What Markdown must not hold, and notations that are misspelt. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from '../../src/collections/markdown/plain-text.ts'
import { figureNames } from '../../src/collections/schema/figures.ts'
import { templateText } from '../../src/lib/template-text.ts'
import type { CheckContext } from './context.ts'
import { type Passage, walk } from './passages.ts'
import { citationProblem } from './references.ts'

export function checkMarkdown(passage: Passage, context: CheckContext): void {
  const { tree, language, report, place, published } = passage
  if (place === 'body' && tree.children.length === 0) report(1, 'There is no text below the front matter. Write it.')
  let level = 1
  walk(tree, (node, line) => {
    switch (node.type) {
      case 'html':
        // The end of an element says nothing that its beginning did not.
        if (node.value.startsWith('</')) break
        report(
          line,
          `HTML is not allowed here (${excerpt(node.value)}). Write Markdown, or put it between backticks to show it.`,
        )
        break
      case 'image':
        if (!node.alt?.trim()) {
          report(line, `The image ${node.url} has no alternative text. Describe it: ![what it shows](${node.url}).`)
        }
        checkImageFile(node.url, line, passage, context)
        break
      case 'heading': {
        const text = `"${textOf(node, language, context).trim()}"`
        if (place === 'field') report(line, `The heading ${text} stands in a field. Write a plain paragraph instead.`)
        else if (node.depth === 1)
          report(line, `The heading ${text} has one #, which the title of the page has. Begin with ##.`)
        else if (node.depth > level + 1) {
          const allowed = '#'.repeat(level + 1)
          report(line, `The heading ${text} skips a level. Write ${allowed} instead of ${'#'.repeat(node.depth)}.`)
        }
        level = Math.max(node.depth, 2)
        break
      }
      case 'blockquote':
      case 'listItem':
        if (node.children.some((child) => child.type === 'heading')) {
          report(line, 'A heading stands inside a list or a quotation. Take it out.')
        }
        break
      case 'code': {
        const template = templateText(node)
        if (template?.title === '')
          report(line, 'The template has no name. Write it behind the fence: ```template Surat somasi.')
        if (template && /\[\[|\{\{/.test(template.text))
          report(line, 'A template is plain text, so a notation in it would be shown as it is. Write it out in words.')
        break
      }
      case 'citation': {
        const message = citationProblem(node.written, published, context)
        if (message) report(line, message)
        break
      }
      case 'amount': {
        const message = amountProblem(node.service, node.priceLine, context)
        if (message) report(line, message)
        break
      }
      case 'figure': {
        const message = figureProblem(node.name, passage, context)
        if (message) report(line, message)
        break
      }
      case 'link':
        if (node.children[0]?.type === 'text' && node.children[0].value.startsWith('[')) {
          report(line, 'A citation is followed by a bracket, so it reads as a link. Put a space between them.')
        }
        break
      case 'text': {
        const leftover = /\[\[|\]\]|\{\{|\}\}/.exec(node.value)
        if (leftover) {
          const lines = node.value.slice(0, leftover.index).split('\n').length - 1
          if (node.value.startsWith('{{figure:', leftover.index)) {
            report(line + lines, 'A figure is a paragraph of its own. Put an empty line before and after it.')
            break
          }
          const near = excerpt(node.value.slice(leftover.index))
          report(
            line + lines,
            `${near} is no known notation. Write [[regulation#article]], {{price:service#line}} or {{total:service}}.`,
          )
        }
        break
      }
    }
  })
}

/** Undefined where a figure has that name and can stand there. */
function figureProblem(name: string, { kind, place }: Passage, { content }: CheckContext): string | undefined {
  const isDrawn = kind === 'articles' || kind === 'pages' || (kind === 'services' && place === 'body')
  if (!isDrawn)
    return 'A figure can stand in an article, in the text of a service and on a page of the company. Take it out here.'
  const names = figureNames(content.figures)
  if (names.includes(name)) return undefined
  return `There is no figure \`${name}\`. Write one of ${names.join(', ')}, or describe it in content/facts/figures.yaml.`
}

function checkImageFile(url: string, line: number, { report }: Passage, { publicFolder }: CheckContext): void {
  if (!/^\/(?!\/)/.test(url)) {
    report(
      line,
      `The image ${url} lies elsewhere. Put it into public/ and write its address from there, beginning with /.`,
    )
  } else if (!existsSync(join(publicFolder, decodeURI(url)))) {
    report(line, `The image ${url} does not exist. Put the file into public/ or correct the address.`)
  }
}

function amountProblem(id: string, priceLine: string | undefined, { content }: CheckContext): string | undefined {
  const service = content.entries.services.get(id)
  if (!service) return `There is no service \`${id}\` whose price could be shown. Correct the id.`
  if (!service.facts || priceLine === undefined) return undefined
  if (service.facts.price.lines.some((line) => line.id === priceLine)) return undefined
  return `The service \`${id}\` has no price line \`${priceLine}\`. Correct it; lines are in content/services/${id}/facts.yaml.`
}

function excerpt(text: string): string {
  const line = text.split('\n', 1)[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
