interface Props {
  /**
   * Which styles stand before the first screen besides its own. `all`: what would style every element anew when it comes
   * with the linked styles, custom properties and the colours of what is selected; some 200 bytes, for 20 ms of a slow
   * phone. `shared`: those of all first screens that say so, for pages of which each language has one: a style that no
   * other page has costs 53 bytes in the policy of every page.
   */
  readonly styles?: 'all' | 'shared'
}

/**
 * Marks where the first screen of a page ends, behind the largest text that a phone shows of it: the build links the styles
 * of everything below here (`scripts/page-output/split-styles.ts`). Every page has one.
 */
export function FirstScreenEnd({ styles }: Props) {
  return <template data-first-screen-end={styles ?? ''} />
}

/**
 * Marks behind what the first frame of a page ends: its largest text, so that it waits for nothing below it
 * (`scripts/page-output/split-styles.ts`). Where a page has none, that is where its first screen ends.
 */
export function FirstFrameEnd() {
  return <template data-first-frame-end="" />
}
