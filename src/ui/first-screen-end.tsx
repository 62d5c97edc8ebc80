interface Props {
  /**
   * Whether what would style every element anew when it comes with the linked styles, custom properties and the colours of
   * what is selected, stands before the first screen too: some 200 bytes, for 20 ms of a slow phone.
   */
  readonly stylesAllBefore?: boolean
}

/**
 * Marks where the first screen of a page ends: the build links the styles of everything below here
 * (`scripts/page-output/split-styles.ts`). A page without it has only the top bar before its styles.
 */
export function FirstScreenEnd({ stylesAllBefore = false }: Props) {
  return <template data-first-screen-end={stylesAllBefore ? 'all' : ''} />
}
