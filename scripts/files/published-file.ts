/** A file that the site publishes beside its pages. */
export interface PublishedFile {
  /** Its address, from the root on. */
  readonly path: string
  readonly bytes: () => Promise<Uint8Array>
}
