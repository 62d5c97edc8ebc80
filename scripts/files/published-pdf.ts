/** A PDF of the site for the pages that say something of it, before the site is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contentFolder } from '../../src/collections/entry-places.ts'
import { loadContent } from '../../src/collections/load.ts'
import { today } from '../../src/lib/day.ts'
import type { PdfFacts } from '../../src/lib/pdf-facts.ts'
import { readPdfFacts } from '../guides/first-page.ts'
import { libraryPdfs } from '../guides/library-pdfs.ts'

const pauseMs = 50

/**
 * @param path the address of the PDF
 * @param written the folder into which a process beside this one writes it; without one it is made here
 * @returns undefined where the site has no such PDF
 */
export async function publishedPdfFacts(path: string, written: string | undefined): Promise<PdfFacts | undefined> {
  const bytes = written ? await whenWritten(join(written, path)) : await madeHere(path)
  return bytes && readPdfFacts(bytes)
}

/** A process that fails to write it ends this one, too (`scripts/build/build.ts`). */
async function whenWritten(file: string): Promise<Uint8Array> {
  while (!existsSync(file)) await pause(pauseMs)
  return readFileSync(file)
}

async function madeHere(path: string): Promise<Uint8Array | undefined> {
  const view = { content: loadContent(contentFolder()), day: today(), unpublished: true }
  return libraryPdfs(view)
    .find((pdf) => pdf.path === path)
    ?.bytes()
}
