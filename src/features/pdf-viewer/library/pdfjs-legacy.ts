/** The build for older browsers. The order matters: the viewer's parts read what the core leaves on `globalThis`. */
import * as core from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as parts from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'

export { core, parts }
