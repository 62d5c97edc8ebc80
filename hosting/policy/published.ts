/** What the build has published: the facts that every rule of the policy is a function of. */
import type { Language } from '../../src/i18n/languages.ts'

export interface Published {
  /** The default language first. */
  readonly languages: readonly Language[]
  /** Every public file, relative to the output folder, with `/` as separator: `en/layanan.html`. */
  readonly files: ReadonlySet<string>
  readonly pages: PageFacts
  /** `site.pdfResourcesHost`: an `https://` address, or `null` for this site itself. */
  readonly pdfResourcesHost: string | null
}

/** What the Content-Security-Policy must allow, read from the built HTML. */
export interface PageFacts {
  /** `sha256-…` of each distinct inline script, sorted. */
  readonly scriptHashes: readonly string[]
  /** `sha256-…` of each distinct inline style sheet, sorted. */
  readonly styleHashes: readonly string[]
  /** Files of the pages on which a video stands. */
  readonly withVideo: ReadonlySet<string>
  /** Whether any page shows documents. */
  readonly hasViewer: boolean
}
