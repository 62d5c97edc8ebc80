/**
 * Marks where the first screen of a page ends: the build links the styles of everything below here
 * (`scripts/page-output/split-styles.ts`). A page without it has only the top bar before its styles.
 */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />
}
