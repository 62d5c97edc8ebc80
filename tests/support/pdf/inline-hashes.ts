/** The hashes by which a policy allows what stands inside a page. */
import { createHash } from 'node:crypto'

export function inlineHashes(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const contents = [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g'))]
  return contents
    .map(([, content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => `sha256-${createHash('sha256').update(content).digest('base64')}`)
}
