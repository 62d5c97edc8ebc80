/** The build for current browsers. The order matters: the viewer's parts read what the core leaves on `globalThis`. */
import * as core from 'pdfjs-dist'
import * as parts from 'pdfjs-dist/web/pdf_viewer.mjs'

export { core, parts }
