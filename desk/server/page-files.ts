/** Builds the desk's page from `desk/page/` in memory. */
import { build } from 'vite'
import type { PageFile } from './server.ts'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** The files of the page by their addresses. */
export async function pageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    configFile: false,
    root: 'desk/page',
    logLevel: 'error',
    build: { write: false, modulePreload: false, minify: false },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = new Map<string, PageFile>()
  for (const output of outputs) {
    if (!('output' in output)) continue
    for (const file of output.output) {
      const text = file.type === 'chunk' ? file.code : String(file.source)
      files.set(`/${file.fileName}`, { type: types[file.fileName.split('.').at(-1) ?? ''] ?? 'text/plain', text })
    }
  }
  return files
}
