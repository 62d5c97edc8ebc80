/** A syntax tree to React elements. */
import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Code, Html, Nodes, Root, Text } from 'mdast'
import { defaultHandlers, type State, toHast } from 'mdast-util-to-hast'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { templateText } from '../../lib/template-text.ts'
import { term } from '../glossary.ts'
import type { HeadingProps, MarkdownComponents, NumberedCitation, RenderOptions } from './components.ts'
import type { MentionNode } from './mentions.ts'
import { amountOf, resolveCitation } from './notations.ts'
import type { AmountNode, CitationNode, FigureNode } from './parse.ts'

/** The tag under which our own nodes travel through the tree of elements; it never reaches the page. */
const slot = 'x-slot'

/** An amount in words of two, as in `Rp2,5 juta`, whose parts stay on one line. */
const brokenAmount = /(Rp\d[\d.,–]*) (?=ribu|juta|miliar|triliun|thousand|million|billion|trillion)/g

/** @param citations those numbered so far; new ones are added */
export function toReact(tree: Root, options: RenderOptions, citations: Map<string, NumberedCitation>): ReactNode {
  const { language, components, afterFirst, view } = options
  // Elements carry plain attributes alone, so each of our own nodes travels as its place in this list.
  const filled: ReactNode[] = []
  const fill = (node: ReactNode): Element => {
    filled.push(node)
    return { type: 'element', tagName: slot, properties: { place: filled.length - 1 }, children: [] }
  }

  const citation = (_: unknown, node: CitationNode, parent: Nodes | undefined): ElementContent => {
    const known = citations.get(node.written) ?? number(node.written)
    if (!known) return { type: 'text', value: `[[${node.written}]]` }
    if (parent?.type === 'heading' || parent?.type === 'link') return { type: 'text', value: known.label }
    const cited = { ...known, occurrences: known.occurrences + 1 }
    citations.set(node.written, cited)
    return fill(<components.Citation citation={cited} occurrence={cited.occurrences} />)
  }
  const number = (written: string): NumberedCitation | undefined => {
    const resolved = resolveCitation(written, language, view)
    return resolved && { ...resolved, number: citations.size + 1, occurrences: 0 }
  }
  const amount = (_: unknown, node: AmountNode): ElementContent => {
    const name = node.priceLine === undefined ? `total:${node.service}` : `price:${node.service}#${node.priceLine}`
    return { type: 'text', value: amountOf(node, language, view) ?? `{{${name}}}` }
  }
  const mention = (_: unknown, node: MentionNode): ElementContent => {
    const mentioned = term(node.term, language, view)
    if (!mentioned) return { type: 'text', value: node.value }
    return fill(<components.Term href={localizedPath(mentioned.path, language)}>{node.value}</components.Term>)
  }
  const code = (state: State, node: Code): ElementContent => {
    const template = templateText(node)
    return template ? fill(<components.Template {...template} />) : defaultHandlers.code(state, node)
  }
  const figure = (_: unknown, { name }: FigureNode): ElementContent => fill(<components.Figure name={name} />)
  const text = (state: State, node: Text): ElementContent => {
    const { value } = defaultHandlers.text(state, node) as { value: string }
    return { type: 'text', value: value.replace(brokenAmount, '$1\u00a0') }
  }
  const html = (_: unknown, node: Html): ElementContent => ({ type: 'text', value: node.value })

  const elements = toHast(tree, { handlers: { citation, amount, figure, mention, code, text, html } }) as HtmlRoot
  if (afterFirst) elements.children.splice(1, 0, fill(afterFirst))
  return toJsxRuntime(elements, {
    Fragment,
    jsx,
    jsxs,
    // Styles inside the markup are refused by the content security policy.
    tableCellAlignToStyle: false,
    components: { ...elementComponents(components, language), [slot]: ({ place }: { place: number }) => filled[place] },
  })
}

function elementComponents({ Heading, Table, Link, Image }: MarkdownComponents, language: Language) {
  const heading = (level: HeadingProps['level']) => (props: { id?: string; children?: ReactNode }) => (
    <Heading id={props.id ?? ''} level={level}>
      {props.children}
    </Heading>
  )
  return {
    h1: heading(2),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    table: ({ children }: { children?: ReactNode }) => <Table>{children}</Table>,
    a: ({ href = '', children }: { href?: string; children?: ReactNode }) => {
      const target = linkTarget(href, language)
      return target ? <Link {...target}>{children}</Link> : children
    },
    img: ({ src = '', alt = '' }: { src?: string; alt?: string }) => <Image alt={alt} src={src} />,
  }
}

/** Undefined for addresses that a page must not offer, such as `javascript:`. */
function linkTarget(href: string, language: Language): { href: string; external: boolean } | undefined {
  if (href.startsWith('#')) return { href, external: false }
  if (/^\/(?!\/)/.test(href)) return { href: isFile(href) ? href : localizedPath(href, language), external: false }
  return /^(?:https|mailto|tel):/i.test(href) ? { href, external: true } : undefined
}

/** Files, such as a PDF, are the same in every language. */
function isFile(href: string): boolean {
  return /\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/s, ''))
}
