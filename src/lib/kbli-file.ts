/** Where the finder of KBLI codes loads its files. Pure. */

/**
 * @param name `index`, or the two digits of a division for the descriptions of its codes
 * @param version changes with the content, so that caches may keep the files
 */
export function kbliFileAddress(name: string, version: string): string {
  return `/assets/kbli/${name}.${version}.json`
}
