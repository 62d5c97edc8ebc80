/**
 * Marks behind what the first frame of a page ends: its largest text, so that it waits for nothing below it
 * (`scripts/page-output/split-styles.ts`). Where a page has none, that is where its first screen ends.
 */
export function FirstFrameEnd() {
  return <template data-first-frame-end="" />
}
