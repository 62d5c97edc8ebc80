/** What every page is made of. */
import type { PageHead } from '../seo/head.ts'

/** The head of a page and the props of its screen, for one entry in one language. */
export interface Page<Props> {
  readonly head: PageHead
  readonly props: Props
}

/** The props that a function of this room gives a screen. */
export type PropsOf<F extends (...given: never[]) => Page<object>> = ReturnType<F>['props']
