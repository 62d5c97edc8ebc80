/**
 * Where the library's own files are: worker, character maps, fonts, decoders, colour profiles. A public content host of
 * npm packages can serve them instead of this site (`site.pdfResourcesHost`, for example `https://cdn.jsdelivr.net/npm`).
 */

/** The exact version of pdfjs-dist; library, viewer parts and worker refuse to work with another one's. */
export const pdfjsVersion = '6.5.438'

/**
 * The folder on this site, named by version so that a browser may keep its files for ever. They lie in it as they lie in
 * the npm package; its usual `@` is a hyphen here, since some hosts redirect to the encoded form of an `@`.
 */
export const resourcesFolder = `/assets/pdf/pdfjs-dist-${pdfjsVersion}`

/** The stylesheet of pages. It is made from the library's by our own rules, so no version names it. */
export const stylesAddress = '/assets/pdf/pages.css'

/** Icons of annotations: always part of this site. */
export const iconsFolder = `${resourcesFolder}/web/images/`

export interface PdfResources {
  readonly worker: string
  readonly legacyWorker: string
  /** The folders end in a slash, as the library wants them. */
  readonly characterMaps: string
  readonly fonts: string
  readonly decoders: string
  readonly colorProfiles: string
}

/** The addresses of the resources, on this site (`null`) or on a public content host. */
export function pdfResources(host: string | null): PdfResources {
  const folder = host === null ? resourcesFolder : packageOn(host)
  const [worker, legacyWorker] = host === null ? [workerFile, legacyWorkerFile] : workersFrom(host)
  return {
    worker: `${resourcesFolder}/${worker}`,
    legacyWorker: `${resourcesFolder}/${legacyWorker}`,
    characterMaps: `${folder}/cmaps/`,
    fonts: `${folder}/standard_fonts/`,
    decoders: `${folder}/wasm/`,
    colorProfiles: `${folder}/iccs/`,
  }
}

const workerFile = 'build/pdf.worker.min.mjs'
const legacyWorkerFile = 'legacy/build/pdf.worker.min.mjs'

function packageOn(host: string): string {
  return `${host.replace(/\/$/, '')}/pdfjs-dist@${pdfjsVersion}`
}

/** The names carry the host's: browsers keep these files for ever, too. */
function workersFrom(host: string): readonly [string, string] {
  const name = new URL(host).host.replaceAll(':', '-')
  return [`build/pdf.worker.${name}.mjs`, `legacy/build/pdf.worker.${name}.mjs`]
}

/**
 * Workers must be of the page's own origin, so this site has files of its own that import those of the content host; what
 * they may do is said by their own policy. By path below `resourcesFolder`, with their texts.
 */
export function importingWorkers(host: string): ReadonlyMap<string, string> {
  const [worker, legacyWorker] = workersFrom(host)
  return new Map([
    [worker, importing(`${packageOn(host)}/${workerFile}`)],
    [legacyWorker, importing(`${packageOn(host)}/${legacyWorkerFile}`)],
  ])
}

/**
 * Not by a static import: browsers hold that against the policy of the page that starts the worker. A failure is rethrown
 * from a timer, because a rejected import does not reach the worker's `error` event.
 */
function importing(address: string): string {
  return `import('${address}').catch((error) => setTimeout(() => { throw error }))\n`
}
