/** The build for older browsers. The order matters: the viewer's parts read what the core leaves on `globalThis`. */
export * as core from 'pdfjs-dist/legacy/build/pdf.mjs'
export * as parts from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
