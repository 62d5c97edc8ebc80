/**
 * Where the library's own files are: worker, character maps, fonts, decoders, colour profiles, styles. They lie as they
 * lie in the npm package, so that a public content host of npm packages can serve them instead of this site
 * (`site.pdfResourcesHost`, for example `https://cdn.jsdelivr.net/npm`).
 */

/** The exact version of pdfjs-dist; library, viewer parts and worker refuse to work with another one's. */
export const pdfjsVersion = '6.5.438'

/** The folder on this site, named by version so that a browser may keep its files for ever. */
export const resourcesFolder = `/assets/pdf/pdfjs-dist@${pdfjsVersion}`

/** The stylesheet of pages; always part of this site, since it is made from the library's at build. */
export const stylesAddress = `${resourcesFolder}/pages.css`

export interface PdfResources {
  /** Whether they come from another origin than the page. */
  readonly foreign: boolean
  readonly worker: string
  readonly legacyWorker: string
  /** The folders end in a slash, as the library wants them. */
  readonly characterMaps: string
  readonly fonts: string
  readonly decoders: string
  readonly colorProfiles: string
  /** Icons of annotations. */
  readonly icons: string
}

/** The addresses of the resources, on this site (`null`) or on a public content host. */
export function pdfResources(host: string | null): PdfResources {
  const folder = host === null ? resourcesFolder : `${host.replace(/\/$/, '')}/pdfjs-dist@${pdfjsVersion}`
  return {
    foreign: host !== null,
    worker: `${folder}/build/pdf.worker.min.mjs`,
    legacyWorker: `${folder}/legacy/build/pdf.worker.min.mjs`,
    characterMaps: `${folder}/cmaps/`,
    fonts: `${folder}/standard_fonts/`,
    decoders: `${folder}/wasm/`,
    colorProfiles: `${folder}/iccs/`,
    icons: `${folder}/web/images/`,
  }
}
