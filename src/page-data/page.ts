/** What every page is made of. */
import type { PageHead } from '../seo/head.ts'

/** The head of a page and the props of its screen, for one entry in one language. */
export interface Page<Props> {
  readonly head: PageHead
  readonly props: Props
}
