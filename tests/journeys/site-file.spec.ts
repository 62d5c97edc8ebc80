import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/journey.ts'
import { listen, type RunningServer } from '../support/listen.ts'
import { inkOf } from '../support/pdf/viewer-test.ts'
import { buildOnly } from '../support/some-pages.ts'

/** A copy of the project without documents, whose site file was changed as an engineer would change it, and its build. */
const copy = '.cache/changed-site'
const dist = join(copy, 'dist')

/** A page of each kind. Those in English are asked of the build, too, and must not come to be. */
const pages = [
  '/',
  '/404',
  '/about-us',
  '/alat/cek-nama',
  '/blog',
  '/blog/pesangon',
  '/cari',
  '/feed.xml',
  '/infohukum',
  '/infohukum/glosarium',
  '/infohukum/panduan/panduan-merek',
  '/infohukum/uu-40-2007',
  '/konsultasi',
  '/layanan',
  '/layanan/pendirian-pt',
  '/pilih-badan-usaha',
  '/thank-you',
]

const account =
  "{ enabled: true, login: '/api/login', register: '/api/register', forgotPassword: '/forgot', social: [] }"

/** What the content host was asked for. */
const requested: string[] = []
let contentHost: RunningServer

// The site of these tests stands at an origin of its own, and so does its content host.
test.use({ expectedConsole: /request to another host: http:\/\/(localhost|127\.0\.0\.1):/ })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  contentHost = await listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    requested.push(path)
    const file = /^\/npm\/pdfjs-dist@[\d.]+\/([\w./-]+)$/.exec(path)?.[1] ?? ''
    response
      .writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
      .end(readFileSync(join('node_modules/pdfjs-dist', file)))
  })
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const names = ['astro.config.ts', 'content', 'hosting', 'package-lock.json', 'package.json', 'public', 'scripts']
  for (const name of [...names, 'src', 'tsconfig.json']) cpSync(name, join(copy, name), { recursive: true })
  for (const folder of ['documents', 'facts/documents']) rmSync(join(copy, 'content', folder), { recursive: true })
  const siteFile = join(copy, 'src/site/site.ts')
  let site = readFileSync(siteFile, 'utf8')
  for (const [from, to] of [
    ["languages: ['id', 'en']", "languages: ['id']"],
    ['account: { enabled: false }', `account: ${account}`],
    ['hasSamplePrices: true', 'hasSamplePrices: false'],
    ['pdfResourcesHost: null', `pdfResourcesHost: '${contentHost.origin}/npm'`],
  ] as const) {
    expect(site).toContain(from)
    site = site.replace(from, to)
  }
  writeFileSync(siteFile, site)
  const asked = [...pages, '/infohukum/dokumen/lembar-kerja-pendiri-pt']
  buildOnly(copy, [...asked, ...asked.map((page) => `/en${page}`), '/en', '/sitemap.xml'])
  // The files beside the pages are those of the site.
  cpSync('dist/panduan', join(dist, 'panduan'), { recursive: true })
})

test.afterAll(() => contentHost.stop())

/** Serves the copy by its own server, since the policy follows its site file. */
async function serveCopy(): Promise<{ origin: string; stop(): void }> {
  const server = spawn(process.execPath, ['hosting/server/main.ts'], { cwd: copy, env: { ...process.env, PORT: '0' } })
  const [url] = (await once(server.stdout, 'data')) as [Buffer]
  return { origin: url.toString().trim(), stop: () => server.kill() }
}

test('a site in Indonesian alone has no English route, dictionary, switch, offer or alternate', () => {
  const files = globSync('**/*.{html,xml}', { cwd: dist })
  expect(files).toHaveLength(pages.length + 1)
  expect(files.filter((file) => /^en(\/|\.)/.test(file))).toEqual([])
  expect(existsSync(join(dist, 'en'))).toBe(false)
  expect(globSync('assets/i18n/*.json', { cwd: dist })).toEqual([join('assets', 'i18n', 'id.json')])
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8')
    expect(text, file).not.toMatch(/\shreflang="(?!id")|\sdata-language-(link|offer)=|href="\/en[/"]/i)
  }
})

test('that prices are samples is said above every page, or by each bill', () => {
  const [line, sentence] = [
    'Contoh: harga jasa di sini bukan harga sebenarnya.',
    'hanya contoh, bukan harga sebenarnya.',
  ]
  for (const path of ['index.html', 'layanan/pendirian-pt.html']) {
    // Search engines are told of each price by itself.
    const [sample, own] = ['dist', dist].map((folder) =>
      readFileSync(join(folder, path), 'utf8').replace(/<script type="application\/ld\+json">.*?<\/script>/gs, ''),
    )
    expect(sample, path).toContain(line)
    expect(sample, path).not.toContain(sentence)
    expect(own, path).not.toContain(line)
    expect(own, path).toContain(sentence)
  }
})

test('a library without documents has no page of any, and its overview does not mention them', () => {
  expect(existsSync(join(dist, 'infohukum/dokumen'))).toBe(false)
  const overview = readFileSync(join(dist, 'infohukum.html'), 'utf8')
  expect(overview).toContain('Panduan merek')
  expect(overview).not.toContain('Dokumen lain')
})

test('with accounts switched on the top bar offers both dialogs', async ({ page }) => {
  const site = await serveCopy()
  try {
    await page.goto(`${site.origin}/layanan`)
    await page.locator('[data-account-open=login]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-account-open=login]')).toBeFocused()
  } finally {
    await page.close()
    site.stop()
  }
})

test('with a content host a document is shown under the real policy, by the worker of that host', async ({ page }) => {
  expect(globSync('assets/pdf/**/{cmaps,wasm,*.worker.min.mjs}', { cwd: dist })).toEqual([])
  const [guide] = globSync('infohukum/panduan/*.html', { cwd: dist })
  const site = await serveCopy()
  try {
    await page.goto(`${site.origin}/${guide?.replace('.html', '')}`)
    await page.getByRole('link', { name: 'Baca PDF' }).click()
    await expect(page.locator('[data-pdf-viewer]')).toHaveAttribute('data-state', 'ready')
    expect(await inkOf(page)).toBeGreaterThan(0.001)
    expect(requested.filter((path) => path.endsWith('/build/pdf.worker.min.mjs'))).toHaveLength(1)
  } finally {
    await page.close()
    site.stop()
  }
})
