/**
 * A contact sheet of every kind of page at 360, 768 and 1440 px, in both languages and themes: `npm run screenshots`
 * writes `screenshots/index.html` and its pictures. `npm run screenshots -- readme` renews the three of the README.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../../hosting/server/server.ts'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { localizedPath } from '../../src/i18n/paths.ts'
import { storageName } from '../../src/storage/stored-keys.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { buildWhenChanged } from '../build/build.ts'

const paths = [
  '/',
  '/layanan',
  '/layanan/pendirian-pt',
  '/blog',
  '/blog/modal-pt',
  '/infohukum',
  '/infohukum/uu-40-2007',
  '/infohukum/glosarium',
  '/infohukum/panduan/panduan-merek',
  '/pilih-badan-usaha',
  '/cari',
  '/cari?q=merek',
  '/about-us',
  '/terms-and-condition',
  '/privacy-policy',
  '/thank-you',
  '/tidak/ada',
]
const widths = [360, 768, 1440]
const themes = ['light', 'dark'] as const

interface Picture {
  readonly path: string
  readonly language: Language
  readonly width: number
  readonly theme: (typeof themes)[number]
  readonly file: string
  readonly fullPage: boolean
}

const readmePictures: readonly Picture[] = [
  { path: '/', language: 'id', width: 1440, theme: 'light', file: 'docs/images/home.png', fullPage: false },
  {
    path: '/layanan/pendirian-pt',
    language: 'en',
    width: 1440,
    theme: 'light',
    file: 'docs/images/service.png',
    fullPage: false,
  },
  {
    path: '/blog/modal-pt',
    language: 'id',
    width: 360,
    theme: 'dark',
    file: 'docs/images/article-phone.png',
    fullPage: false,
  },
]

const forReadme = process.argv.includes('readme')
await buildWhenChanged()
const { url, close } = await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (forReadme) {
    mkdirSync('docs/images', { recursive: true })
    for (const picture of readmePictures) await take(browser, picture)
  } else {
    await takeContactSheet(browser)
  }
} finally {
  await browser.close()
  await close()
}

async function takeContactSheet(browser: Browser): Promise<void> {
  rmSync('screenshots', { recursive: true, force: true })
  mkdirSync('screenshots')
  const pictures = paths.flatMap((path) =>
    languages.flatMap((language) =>
      widths.flatMap((width) =>
        themes.map((theme): Picture => {
          const name = `${path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=]/g, '-')}-${language}-${width}-${theme}.png`
          return { path, language, width, theme, file: `screenshots/${name}`, fullPage: true }
        }),
      ),
    ),
  )
  for (const picture of pictures) await take(browser, picture)
  const figures = pictures.map(({ file }) => {
    const name = file.replace('screenshots/', '')
    return `<figure><a href="${name}"><img src="${name}" width="240" loading="lazy" alt=""></a><figcaption>${name}</figcaption></figure>`
  })
  writeFileSync(
    'screenshots/index.html',
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>\n${figures.join('\n')}\n`,
  )
  console.log(`screenshots/index.html: ${pictures.length} pictures`)
}

async function take(browser: Browser, { path, language, width, theme, file, fullPage }: Picture): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 800 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  })
  // As on a later page of a visit, without the loading spinner.
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), storageName('visit', 1))
  await page.goto(url + localizedPath(path, language))
  await page.screenshot({ path: file, fullPage })
  await page.close()
}
