/** A small site with one of everything that the policy tells apart, written where the builder would write its own. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages } from '../../src/i18n/languages.ts'
import { pdfResources } from '../../src/lib/pdf-resource-paths.ts'

/** Specification, section 2, in the order of its table, without Home. */
export const specifiedRoutes = [
  'konsultasi',
  'layanan',
  'blog',
  'terms-and-condition',
  'privacy-policy',
  'about-us',
  'infohukum',
  'thank-you',
]

const filler = '<p>Sentences that repeat compress well. </p>'.repeat(60)

function page(title: string, language: string, extra = ''): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} (${language})</title>
<style>body { margin: 0 }</style><script>document.documentElement.dataset.ready = ''</script>
<script type="application/ld+json">{"@type":"Organization"}</script></head><body><h1>${title}</h1>${extra}${filler}</body></html>\n`
}

/** Bytes that look random but are the same in every run, so that no part of a file can be taken for another. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[index] = state >>> 16
  }
  return bytes
}

/** Writes the fixture into an output folder. */
export async function writeFixture(dist: string): Promise<void> {
  const { worker, legacyWorker, characterMaps } = pdfResources(null)
  const files: Record<string, string | Buffer> = {
    'assets/build/island.B1a2C3d4.js': `export const text = '${'a script that compresses '.repeat(100)}'\n`,
    [worker]: `self.onmessage = () => {} // ${'worker '.repeat(200)}\n`,
    [legacyWorker]: `self.onmessage = null // ${'worker '.repeat(200)}\n`,
    'assets/build/font.E5f6G7h8.woff2': noise(4_000),
    'assets/documents/uu-40-2007.pdf': Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(700_000)]),
    'assets/share/layanan.png': noise(2_000),
    [`${characterMaps}UniGB-H.bcmap`]: noise(1_000),
    'apple-touch-icon.png': noise(1_500),
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${'-x'.repeat(400)} --></svg>\n`,
    'sitemap.xml': `<?xml version="1.0"?><urlset>${'<url/>'.repeat(200)}</urlset>\n`,
    'robots.txt': 'User-agent: *\n',
    'site.webmanifest': '{"name":"Suluh Legal"}\n',
    'data/fees.json': JSON.stringify({ entries: 'x'.repeat(1_000) }),
    '.well-known/security.txt': 'Contact: mailto:halo@suluhlegal.example\n',
    '.env': 'SECRET=never-served\n',
    '.git/config': 'never-served\n',
  }
  for (const [index, language] of languages.entries()) {
    const folder = index === 0 ? '' : `${language}/`
    files[index === 0 ? 'index.html' : `${language}.html`] = page('Home', language)
    files[`${folder}404.html`] = page('Not found', language)
    for (const route of [...specifiedRoutes, 'blog/first-article']) {
      const extra =
        route === 'about-us' ? '<div data-video></div>' : route === 'infohukum' ? '<div data-pdf-viewer></div>' : ''
      files[`${folder}${route}.html`] = page(route, language, extra)
    }
    files[`assets/i18n/${language}.json`] = JSON.stringify({ a: 'x'.repeat(1_000) })
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(dist, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}
