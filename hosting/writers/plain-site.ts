/**
 * The site for hosts of plain files, which send none of our headers (GitHub Pages): what a page can say of the policy by
 * itself is written into it. Compressed copies and rules of other hosts, which such a host would publish as files, stay out.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPage, readOutput } from '../build/read-output.ts'
import { headersOfFile } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'

/** Browsers ignore it in a page, with a warning on the console (CSP Level 3, section 3.3). */
const headerOnly = /; frame-ancestors [^;]*/

/** After the character set, which must stand among the first bytes, and before all that the policy is about. */
const place = '<meta charset="utf-8">'

/**
 * Copies a built site.
 * @param target is emptied first
 * @throws Error that names a page in which the policy cannot be placed
 */
export async function writePlainSite(dist: string, target: string): Promise<void> {
  const { published, files } = await readOutput(dist)
  await rm(target, { recursive: true, force: true })
  for (const [name, { path }] of files) {
    const copy = join(target, name)
    await mkdir(dirname(copy), { recursive: true })
    if (isPage(name)) await writeFile(copy, withPolicy(await readFile(path, 'utf8'), name, published))
    else await cp(path, copy)
  }
}

/** A page with its own policy in it. */
function withPolicy(html: string, name: string, published: Published): string {
  if (!html.includes(place)) throw new Error(`${name} has no ${place}, after which its policy would be written.`)
  const headers = headersOfFile(name, published, { overTls: true })
  const policy = (headers['Content-Security-Policy'] ?? '').replace(headerOnly, '')
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="referrer" content="${headers['Referrer-Policy']}">`,
  ]
  return html.replace(place, place + metas.join(''))
}
