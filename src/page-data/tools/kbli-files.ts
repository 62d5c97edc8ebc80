/** The files of the KBLI finder: its index, further words of descriptions, and for each division the descriptions of its codes and the titles above them. */
import { kbliDescriptionWords, kbliDivisions, kbliIndex } from '../../collections/kbli.ts'
import { readyKbli } from '../../engines/kbli-index.ts'
import { contentHash } from '../../lib/hashed-files.ts'

export interface KbliFiles {
  readonly version: string
  /** JSON by the name of the file. */
  readonly files: ReadonlyMap<string, string>
}

let kept: KbliFiles | undefined

/** Made once per build, for the pages and the files alike. */
export function kbliFiles(): KbliFiles {
  if (kept) return kept
  const index = kbliIndex()
  const files = new Map([
    ['index', JSON.stringify(index)],
    ['words', JSON.stringify(kbliDescriptionWords(kbliDivisions(), readyKbli(index)))],
  ])
  for (const [number, { title, groups, classes, codes }] of kbliDivisions()) {
    const descriptions = Object.fromEntries(codes.map(({ code, description }) => [code, description]))
    files.set(number, JSON.stringify({ [number]: title, ...groups, ...classes, ...descriptions }))
  }
  kept = { version: contentHash(...files.values()), files }
  return kept
}
