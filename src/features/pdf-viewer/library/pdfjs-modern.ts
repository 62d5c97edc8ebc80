/** The build for current browsers. The order matters: the viewer's parts read what the core leaves on `globalThis`. */
export * as core from 'pdfjs-dist'
export * as parts from 'pdfjs-dist/web/pdf_viewer.mjs'
