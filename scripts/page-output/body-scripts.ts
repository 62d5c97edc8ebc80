/**
 * Puts the small scripts in the bodies of the pages into one file that browsers keep: our own that no first paint needs
 * (`src/startup/startup-source.ts`), and those of Astro that wait for a visitor and then load the islands. The file blocks
 * nothing; an action that comes before it is remembered (`src/startup/startup.ts`). Pure.
 */
import { contentHash } from '../../src/lib/hashed-files.ts'

interface BodyScripts {
  /** Takes the scripts of a page. */
  add(html: string): void
  /** To be called after the last page. */
  file(): ScriptFile
}

interface ScriptFile {
  readonly address: string
  readonly text: string
  /** The page with the file in place of its scripts. */
  apply(html: string): string
}

/** Not those with attributes: data for search engines, and the startup script, which each page carries itself. */
const inlineScript = /<script>(.*?)<\/script>/gs

/** @param folder address of the folder for scripts, ends with `/` */
export function bodyScripts(folder: string): BodyScripts {
  const scripts = new Set<string>()
  return {
    add(html) {
      for (const script of scriptsIn(html)) scripts.add(script)
    },
    file() {
      const text = [...scripts].join(';\n')
      const address = `${folder}body.${contentHash(text)}.js`
      return {
        address,
        text,
        apply(html) {
          if (scriptsIn(html).length === 0) return html
          const [head, body] = headAndBody(html)
          return `${head.replace('</head>', `<script async src="${address}"></script></head>`)}${body.replace(inlineScript, '')}`
        },
      }
    },
  }
}

function scriptsIn(html: string): string[] {
  return [...headAndBody(html)[1].matchAll(inlineScript)].map(([, script = '']) => script)
}

function headAndBody(html: string): readonly [head: string, body: string] {
  const body = html.indexOf('<body')
  return [html.slice(0, body), html.slice(body)]
}
