/**
 * Takes from the library's scripts what reading needs. Each is a row of modules under a comment with their name, and two
 * fifths of them are for other uses (decision 0034). Pure; used at build.
 */

/** By the script's place in the package, the modules that no reader needs. */
const unneeded: Readonly<Record<string, readonly string[]>> = {
  'build/pdf.mjs': [
    // Writing into a document.
    './src/display/editor/',
    './src/display/touch_manager.js',
    // Drawing in a worker of its own.
    './src/display/renderer_worker_proxy.js',
    // Its own requests: ours bring the bytes.
    './src/display/network.js',
    './src/display/fetch_stream.js',
    './src/display/node_stream.js',
  ],
  'web/pdf_viewer.mjs': [
    './web/annotation_editor_layer_builder.js',
    // Its own words and what reads them: ours come from the site.
    './web/genericl10n.js',
    './node_modules/@fluent/',
    './node_modules/cached-iterable/',
    // Its own address and files.
    './web/pdf_history.js',
    './web/download_manager.js',
    // Scripts of documents, which never run here.
    './web/generic_scripting.js',
    './web/pdf_scripting_manager',
  ],
}

/** The library's scripts, by the ends of their paths; the legacy build has them under the same names. */
export const readerScripts = /\/pdfjs-dist\/(?:legacy\/)?((?:build\/pdf|web\/pdf_viewer)\.mjs)$/

/**
 * A script of the library without the modules that no reader needs. What they declare is declared still, and says so when
 * it is made after all.
 * @param path where the script lies, matching `readerScripts`
 * @throws Error when the script has no such module, as another version may not.
 */
export function readerModules(path: string, script: string): string {
  const names = unneeded[readerScripts.exec(path)?.[1] ?? ''] ?? []
  const found = new Set<string>()
  const parts = script.split(/^(?=;\/\/ \S+$)/m).map((part) => {
    const name = names.find((start) => part.startsWith(`;// ${start}`))
    if (!name) return part
    found.add(name)
    return standIns(part)
  })
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) {
    throw new Error(`${path} has no module ${missing.join(', ')}: adapt ${import.meta.filename} to this version.`)
  }
  return parts.join('')
}

/** Classes in place of all that a module declares; those that nothing refers to are dropped with the rest of dead code. */
function standIns(part: string): string {
  const module = part.slice(4, part.indexOf('\n'))
  return [...part.matchAll(/^(?:class|const|let|var|(?:async )?function\*?) ([\w$]+)/gm)]
    .map(([, name]) => `class ${name} { constructor() { throw new Error('${module} is not part of this site.') } }\n`)
    .join('')
}
