import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startServer } from '../../hosting/server/server.ts'
import { expect, test } from '../support/journey.ts'
import { listen } from '../support/listen.ts'
import { inkOf } from '../support/pdf/viewer-test.ts'

/** A copy of the project without documents, whose site file was changed as an engineer would change it. */
const copy = '.cache/changed-site'

test.beforeAll(() => {
  test.setTimeout(180_000)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of [
    'astro.config.ts',
    'content',
    'hosting',
    'package-lock.json',
    'package.json',
    'public',
    'scripts',
    'src',
    'tsconfig.json',
  ]) {
    cpSync(name, join(copy, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
  const siteFile = join(copy, 'src/site/site.ts')
  const site = readFileSync(siteFile, 'utf8')
  writeFileSync(siteFile, site.replace("languages: ['id', 'en']", "languages: ['id']"))
  for (const folder of ['documents', 'facts/documents']) rmSync(join(copy, 'content', folder), { recursive: true })
  build()
})

function build() {
  return execFileSync(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
}

test('a site in Indonesian alone has no English route, switch, offer or alternate', () => {
  const dist = join(copy, 'dist')
  const files = globSync('**/*.{html,xml}', { cwd: dist })
  expect(files).toContain('index.html')
  expect(files.filter((file) => /^en(\/|\.)/.test(file))).toEqual([])
  expect(existsSync(join(dist, 'en'))).toBe(false)
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8')
    expect(text, file).not.toMatch(/\shreflang="(?!id")|\sdata-language-(link|offer)=|href="\/en[/"]/i)
  }
})

test('a library without documents has no page of any, and its overview does not mention them', () => {
  const dist = join(copy, 'dist')
  expect(existsSync(join(dist, 'infohukum/dokumen'))).toBe(false)
  const overview = readFileSync(join(dist, 'infohukum.html'), 'utf8')
  expect(overview).toContain('Panduan merek')
  expect(overview).not.toContain('Dokumen lain')
})

test('a wrong value in the site file fails the build and names the field and the remedy', () => {
  const siteFile = join(copy, 'src/site/site.ts')
  const site = readFileSync(siteFile, 'utf8')
  writeFileSync(siteFile, site.replace("whatsapp: '620000000000'", "whatsapp: '+62 811 call me'"))
  let output = ''
  try {
    build()
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    output = stdout + stderr
  } finally {
    writeFileSync(siteFile, site)
  }
  expect(output).toContain('src/site/site.ts')
  expect(output).toContain('whatsapp: must be the international number in digits alone')
})

test.describe('with accounts switched on', () => {
  // The site of this test stands at an origin of its own.
  test.use({ expectedConsole: /request to another host: http:\/\/localhost:/ })

  test('the top bar offers both dialogs', async ({ page }) => {
    const siteFile = join(copy, 'src/site/site.ts')
    const site = readFileSync(siteFile, 'utf8')
    const account =
      "{ enabled: true, login: '/api/login', register: '/api/register', forgotPassword: '/forgot', social: [] }"
    writeFileSync(siteFile, site.replace('account: { enabled: false }', `account: ${account}`))
    build()
    writeFileSync(siteFile, site)
    const server = await startServer({ dist: join(copy, 'dist'), host: '127.0.0.1', port: 0 })
    try {
      await page.goto(`${server.url}/layanan`)
      await page.locator('[data-account-open=login]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-account-open=login]')).toBeFocused()
    } finally {
      await page.close()
      await server.close()
    }
  })
})

test.describe('with the files of the PDF viewer on a content host', () => {
  test.use({ expectedConsole: /request to another host: http:\/\/(localhost|127\.0\.0\.1):/ })

  test('a document is shown under the real policy, by the worker of that host', async ({ page }) => {
    test.setTimeout(120_000)
    const asked: string[] = []
    const contentHost = await listen((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      asked.push(path)
      const file = /^\/npm\/pdfjs-dist@[\d.]+\/([\w./-]+)$/.exec(path)?.[1] ?? ''
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
        .end(readFileSync(join('node_modules/pdfjs-dist', file)))
    })
    const siteFile = join(copy, 'src/site/site.ts')
    const site = readFileSync(siteFile, 'utf8')
    const host = `${contentHost.origin}/npm`
    writeFileSync(siteFile, site.replace('pdfResourcesHost: null', `pdfResourcesHost: '${host}'`))
    build()
    const dist = join(copy, 'dist')
    expect(globSync('assets/pdf/**/{cmaps,wasm,*.worker.min.mjs}', { cwd: dist })).toEqual([])
    const [guide] = globSync('infohukum/panduan/*.html', { cwd: dist })
    // By the copy's own server, since the policy follows its site file.
    const server = spawn(process.execPath, ['hosting/server/main.ts'], {
      cwd: copy,
      env: { ...process.env, PORT: '0' },
    })
    try {
      const [url] = (await once(server.stdout, 'data')) as [Buffer]
      await page.goto(`${url.toString().trim()}/${guide?.replace('.html', '')}`)
      const viewer = page.locator('[data-pdf-viewer]')
      // By the wheel: the link that stands there at first is replaced at any moment.
      await page.mouse.wheel(0, 700)
      await expect(viewer).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
      expect(await inkOf(page)).toBeGreaterThan(0.001)
      expect(asked.filter((path) => path.endsWith('/build/pdf.worker.min.mjs'))).toHaveLength(1)
    } finally {
      writeFileSync(siteFile, site)
      await page.close()
      server.kill()
      await contentHost.stop()
    }
  })
})
