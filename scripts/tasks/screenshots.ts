/**
 * A contact sheet of every kind of page and of the states of the development pages, on a phone, a phone turned, a tablet
 * and a desktop, in both languages and themes: `npm run screenshots` writes `screenshots/index.html` and its pictures,
 * beside those of the run before, or of the folder that `-- --before <folder>` names. What has not changed is faint.
 * `npm run screenshots -- readme` renews the three of the README, `npm run screenshots -- desk` those of the editors' manual.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../../hosting/server/server.ts'
import { type SitePage, sitePages } from '../../src/collections/site-pages.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'
import { localizedPath } from '../../src/i18n/paths.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { buildWhenChanged } from '../build/build.ts'
import { runProgram } from '../build/run-program.ts'
import { takeDeskPictures } from '../desk-pictures/desk-pictures.ts'

/** Kinds with a page for each entry: one of them shows all. */
const ofEntries: readonly SitePage['kind'][] = ['kbli', 'library-list', 'blog-list', 'document']

/** The entries that show most of their kind. */
const shownEntries = [
  '/layanan/pendirian-pt',
  '/blog/modal-pt',
  '/infohukum/uu-40-2007',
  '/infohukum/panduan/panduan-merek',
]

/** Parts and states of pages, and an address of none. */
const states = [
  '/layanan/pt-pma#dokumen',
  '/alat/cari-kbli#cari=kedai+kopi',
  '/cari?q=merek',
  '/cari?q=qqqq',
  '/layananku',
  '/tidak/ada',
]

const entryKinds: readonly SitePage['kind'][] = ['service', 'article', 'guide', 'regulation']
const sitePaths = sitePages(defaultLanguage).filter(({ kind, path }, place, all) => {
  if (entryKinds.includes(kind)) return shownEntries.includes(path)
  return !ofEntries.includes(kind) || all.findIndex((other) => other.kind === kind) === place
})
const paths = [...sitePaths.map(({ path }) => path), ...states]
const views = {
  phone: { width: 360, height: 800 },
  turned: { width: 844, height: 390 },
  tablet: { width: 768, height: 900 },
  desktop: { width: 1440, height: 900 },
}
const themes = ['light', 'dark'] as const
const folder = 'screenshots'

interface Picture {
  readonly address: string
  readonly language: Language
  readonly view: keyof typeof views
  readonly theme: (typeof themes)[number]
  readonly file: string
  readonly fullPage: boolean
}

const readmePictures: readonly Picture[] = [
  { address: '/', language: 'id', view: 'desktop', theme: 'light', file: 'docs/images/home.png', fullPage: false },
  {
    address: '/en/layanan/pendirian-pt',
    language: 'en',
    view: 'desktop',
    theme: 'light',
    file: 'docs/images/service.png',
    fullPage: false,
  },
  {
    address: '/blog/modal-pt',
    language: 'id',
    view: 'phone',
    theme: 'dark',
    file: 'docs/images/article-phone.png',
    fullPage: false,
  },
]

const { values, positionals } = parseArgs({ options: { before: { type: 'string' } }, allowPositionals: true })
const isDesk = positionals.includes('desk')
if (!isDesk) await buildWhenChanged()
const site = isDesk ? undefined : await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (!site) {
    await takeDeskPictures(browser)
  } else if (positionals.includes('readme')) {
    mkdirSync('docs/images', { recursive: true })
    for (const picture of readmePictures) await take(browser, site.url, picture)
  } else {
    await takeContactSheet(browser, site.url)
  }
} finally {
  await browser.close()
  await site?.close()
}

async function takeContactSheet(browser: Browser, siteUrl: string): Promise<void> {
  keepBefore(values.before)
  await runProgram('node_modules/astro/bin/astro.mjs', ['build'], { env: { DEVELOPMENT_PAGES: '1' } })
  const development = await startServer({ dist: '.cache/dist-development', host: '127.0.0.1', port: 0 })
  const names: string[] = []
  for (const language of languages) {
    const states = language === defaultLanguage ? '/dev/states' : `/dev/states-${language}`
    const addresses = paths.map((path) => localizedPath(path, language))
    for (const address of [...addresses, states]) {
      for (const view of Object.keys(views) as (keyof typeof views)[]) {
        for (const theme of themes) {
          const page = address.slice(1).replaceAll(/[^a-z0-9]+/g, '-') || 'home'
          const name = `${page}-${language}-${view}-${theme}.png`
          const origin = address === states ? development.url : siteUrl
          await take(browser, origin, { address, language, view, theme, file: `${folder}/${name}`, fullPage: true })
          names.push(name)
        }
      }
    }
  }
  await development.close()
  writeFileSync(`${folder}/index.html`, contactSheet(names))
  console.log(`${folder}/index.html: ${names.length} pictures`)
}

/** Moves the pictures of the run before into `before/`, or copies those of another folder there. */
function keepBefore(other: string | undefined): void {
  const kept = `.cache/${folder}-before`
  rmSync(kept, { recursive: true, force: true })
  if (other !== undefined) cpSync(other, kept, { recursive: true, filter: (file) => !file.endsWith('/before') })
  else if (existsSync(folder)) {
    rmSync(`${folder}/before`, { recursive: true, force: true })
    renameSync(folder, kept)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  if (existsSync(kept)) renameSync(kept, `${folder}/before`)
}

function contactSheet(names: readonly string[]): string {
  const figures = names.map((name) => {
    const before = `before/${name}`
    const hasBefore = existsSync(`${folder}/${before}`)
    const isSame = hasBefore && readFileSync(`${folder}/${before}`).equals(readFileSync(`${folder}/${name}`))
    const pictures = [...(hasBefore && !isSame ? [before] : []), name].map(
      (file) => `<a href="${file}"><img src="${file}" width="240" loading="lazy" alt=""></a>`,
    )
    return `<figure${isSame ? ' class="same"' : ''}>${pictures.join('')}<figcaption>${name}</figcaption></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body { display: flex; flex-wrap: wrap; align-items: start } img { margin: 2px } .same { opacity: .5 }</style>
${figures.join('\n')}
`
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { address, language, view, theme, file, fullPage } = picture
  const page = await browser.newPage({
    viewport: views[view],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  })
  // As on a later page of a visit, without the loading spinner.
  await page.goto(`${origin}/assets/i18n/id.json`)
  // Answers of islands are there once their files are.
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file, fullPage })
  await page.close()
}
