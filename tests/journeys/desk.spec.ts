/**
 * What an editor does at the desk, over one copy of the real content: each task ends with its change in the files, and all
 * of them with the content check and the built pages.
 */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { checkContent } from '../../scripts/check-content/check-content.ts'
import { today } from '../../src/lib/day.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { field, open, pictureFile, expect as plainExpect, save, stopClock, test } from '../support/desk.ts'
import { buildSomePages } from '../support/some-pages.ts'

test.describe.configure({ mode: 'serial' })

/** A check of all content takes seconds on a busy machine, and one may be under way. */
const expect = plainExpect.configure({ timeout: 90_000 })

test('changes a price: two lines of one file', async ({ page, desk }) => {
  await stopClock(page)
  await open(page, desk, 'services/pendirian-pt')
  await (await field(page, 'facts/price/valid_from')).fill('2026-11-25')
  const amount = await field(page, 'facts/price/lines/0/amount_idr')
  await amount.fill('3.100.000')
  await expect(page.getByText('Rp3.100.000 (3,1 juta)')).toBeVisible()
  await save(page)
  expect(desk.changes()).toEqual([
    '= content/services/pendirian-pt/facts.yaml',
    '-  valid_from: 2026-11-01',
    '+  valid_from: 2026-11-25',
    '-      amount_idr: 2900000',
    '+      amount_idr: 3100000',
  ])
})

test('says at the field what is wrong, saves nothing, and loses nothing with tab and browser', async ({
  page,
  desk,
  context,
  browser,
}) => {
  await open(page, desk, 'services/pendirian-pt')
  await (await field(page, 'facts/price/lines/0/amount_idr')).fill('-5')
  await (await field(page, 'en/title')).fill('')
  await (await field(page, 'facts/basis/0')).fill('uu-40-2007#970')
  const amount = page.locator('[id="f:facts/price/lines/0/amount_idr"]')
  await expect(amount).toHaveAccessibleDescription('Jumlah (rupiah) tidak boleh di bawah nol. Perbaiki.')
  await expect(page.locator('[id="f:en/title"]')).toHaveAccessibleDescription('Judul tidak boleh kosong. Isilah.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Belum tersimpan.')).toBeVisible()
  expect(desk.changes()).toEqual([])

  // What outlives the tab is in the store that outlives the browser: another begins with it.
  await page.close({ runBeforeUnload: false })
  const another = await browser.newContext({ storageState: await context.storageState(), locale: 'id-ID' })
  const later = await another.newPage()
  await open(later, desk, 'services/pendirian-pt')
  await expect(later.getByText('Tulisan Anda yang belum tersimpan dikembalikan.')).toBeVisible()
  await (await field(later, 'facts/price/lines/0/amount_idr')).fill('3100000')
  await (await field(later, 'en/title')).fill('Setting up a company (PT)')
  await expect(later.locator('[id="f:facts/basis/0"]')).toHaveAccessibleDescription(/tidak punya pasal "970"/)
  await expect(later.locator('[id="f:facts/price/lines/0/amount_idr"]'), 'what was corrected stays open').toBeVisible()
  await later.getByRole('navigation').getByLabel('Bahasa').selectOption('en')
  await expect(later.locator('[id="f:facts/basis/0"]')).toHaveAccessibleDescription(/has no article `970`/)
  await another.close()
})

test('corrects a sentence in both languages, with its line in the history', async ({ page, desk }) => {
  await stopClock(page)
  await open(page, desk, 'articles/modal-pt')
  await replaceIn(page, 'id/body', 'Simpan arsipnya setelah PT berdiri.', 'Simpan arsipnya selama PT ada.')
  await replaceIn(
    page,
    'en/body',
    'Keep the records after the PT is set up.',
    'Keep the records for as long as the PT exists.',
  )
  await page.getByRole('button', { name: 'Catat perbaikan' }).click()
  await (await field(page, `id/changes/${today()}`)).fill('Lama menyimpan bukti setor.')
  await (await field(page, `en/changes/${today()}`)).fill('How long proof of payment is kept.')
  await save(page)
  const changes = desk.changes()
  expect(changes).toContain(`+changes: [2026-11-22, ${today()}]`)
  expect(changes).toContain('+- Simpan arsipnya selama PT ada.')
  expect(changes).toContain(`+  ${today()}: Lama menyimpan bukti setor.`)
  expect(changes).toContain('+- Keep the records for as long as the PT exists.')
  expect(changes.filter((line) => line.startsWith('-'))).toHaveLength(3)
})

test('adds an article, pasted from a word processor, with a table, citations and a picture', async ({
  page,
  desk,
}, info) => {
  await stopClock(page)
  await make(page, desk.address, 'article', 'sewa-kantor')
  const texts = {
    id: [
      'Sewa kantor: apa yang diperiksa?',
      'Sebelum menyewa kantor, periksa siapa pemiliknya, apakah alamat boleh dipakai untuk usaha, dan apa yang terjadi jika sewa putus di tengah jalan.',
    ],
    en: [
      'Renting an office: what to check?',
      'Before you rent an office, check who owns it, whether the address may be used for business, and what happens if the lease ends early.',
    ],
  } as const
  for (const language of ['id', 'en'] as const) {
    const [title, summary] = texts[language]
    await (await field(page, `${language}/title`)).fill(title)
    await (await field(page, `${language}/summary`)).fill(summary)
    for (const place of [0, 1, 2])
      await (await field(page, `${language}/in_short/${place}`)).fill(`${summary} ${place + 1}`)
    const body = await field(page, `${language}/body`)
    await body.fill('')
    await paste(page, `${language}/body`, wordArticle)
    await expect(body).toHaveValue(
      /^Sebelum \*\*menyewa\*\* kantor.*\n\n## Yang diperiksa\n\n\| Hal \| Bukti \|\n\|---\|---\|\n\| Pemilik \| Sertifikat \|/s,
    )
    for (const article of ['uu-40-2007#7', 'uu-40-2007#97']) await insert(page, language, article)
    await insertPicture(page, language, pictureFile(info.outputDir))
  }
  await publish(page)
  await save(page)
  const changes = desk.changes()
  expect(changes).toContain('= content/articles/sewa-kantor/id.md')
  expect(changes).toContain('= public/assets/alur-sewa.svg')
  expect(changes).toContain('+## Yang diperiksa')
  expect(
    changes.some((line) => line.endsWith('[[uu-40-2007#7]][[uu-40-2007#97]]![Alur sewa](/assets/alur-sewa.svg)')),
  ).toBe(true)
})

test('adds a regulation that revokes another', async ({ page, desk }) => {
  await stopClock(page)
  await make(page, desk.address, 'regulation', 'pp-99-2026')
  await (await field(page, 'facts/kind')).fill('PP')
  await (await field(page, 'facts/number')).fill('99')
  await (await field(page, 'facts/year')).fill('2026')
  await page.getByRole('button', { name: '+ Tambah: Mencabut', exact: true }).click()
  await (await field(page, 'facts/revokes/0')).fill('pp-45-2024')
  await publish(page)
  await save(page)
  expect(desk.changes()).toContain('+revokes: [pp-45-2024]')
})

test('replaces address and opening hours', async ({ page, desk }) => {
  await open(page, desk, 'settings/site')
  await (await field(page, 'facts/address/street')).fill('Jalan Baru Nomor 7')
  await (await field(page, 'facts/address/postalCode')).fill('123')
  await expect(page.locator('[id="f:facts/address/postalCode"]')).toHaveAccessibleDescription(
    'Kode pos harus lima angka. Perbaiki.',
  )
  await (await field(page, 'facts/address/postalCode')).fill('12345')
  await (await field(page, 'facts/hours/1/closes')).fill('12:00')
  await save(page)
  expect(desk.changes()).toEqual([
    '= src/site/site.ts',
    "-    street: 'Jalan Contoh Nomor 1',",
    "+    street: 'Jalan Baru Nomor 7',",
    "-    postalCode: '00000',",
    "+    postalCode: '12345',",
    "-    { from: 'saturday', to: 'saturday', opens: '09:00', closes: '13:00' },",
    "+    { from: 'saturday', to: 'saturday', opens: '09:00', closes: '12:00' },",
  ])
})

test('renames a draft and deletes it, and deletes nothing that other pages name', async ({ page, desk }) => {
  page.on('dialog', (dialog) => dialog.accept(dialog.type() === 'prompt' ? 'kedudukan' : undefined))
  await make(page, desk.address, 'term', 'tempat')
  await page.getByRole('button', { name: 'Ganti id' }).click()
  await expect(page).toHaveURL(/#glossary\/kedudukan$/)
  expect(desk.changes()).toContain('= content/glossary/kedudukan/id.md')
  await page.getByRole('button', { name: 'Hapus entri ini' }).click()
  await expect(page.getByText('Pilih apa yang ingin diubah di sebelah kiri.')).toBeVisible()
  await open(page, desk, 'articles/modal-pt')
  await page.getByRole('button', { name: 'Hapus entri ini' }).click()
  await page.getByText('Belum dihapus: halaman lain masih menyebut entri ini.').waitFor()
  await expect(page.getByRole('link', { name: /^content\// }).first()).toHaveAttribute('href', /^#\w+\/[\w-]+$/)
  expect(desk.changes()).toEqual([])
})

test('is usable with a screen reader and by keyboard, and finds an interface text', async ({ page, desk }) => {
  await open(page, desk, 'services/pendirian-cv')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByLabel('Cari').first().focus()
  await page.keyboard.type('teks antarmuka')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Teks antarmuka' })).toBeFocused()
  await page.getByText('+ Baru').click()
  await page.getByLabel('Jenis').selectOption('document')
  expect(await violationsInBothThemes(page), 'interface texts, and a new document').toEqual([])
  await open(page, desk, 'articles/modal-pt')
  await openPicker(page, 'id')
  expect(await violationsInBothThemes(page), 'the picker').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the content is valid after all of this, and the built pages show it in both languages', ({ desk }) => {
  test.setTimeout(180_000)
  const read = buildSomePages(desk.folder, {
    'blog/[article].astro': ['/blog/modal-pt', '/en/blog/modal-pt', '/blog/sewa-kantor', '/en/blog/sewa-kantor'],
    'index.astro': ['/'],
    'infohukum/[regulation].astro': ['/infohukum/pp-45-2024'],
    'layanan/[service].astro': ['/layanan/pendirian-pt', '/en/layanan/pendirian-pt'],
  })
  const problems = checkContent({ folder: join(desk.folder, 'content'), publicFolder: join(desk.folder, 'public') })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])

  expect(read('/layanan/pendirian-pt')).toContain('Rp3.100.000')
  expect(read('/en/layanan/pendirian-pt')).toContain('3,100,000')
  expect(read('/blog/modal-pt')).toContain('Simpan arsipnya selama PT ada.')
  expect(read('/blog/modal-pt')).toContain('Lama menyimpan bukti setor.')
  expect(read('/en/blog/modal-pt')).toContain('How long proof of payment is kept.')
  for (const path of ['/blog/sewa-kantor', '/en/blog/sewa-kantor']) {
    const article = read(path)
    for (const part of ['<table', '/assets/alur-sewa.svg', 'infohukum/uu-40-2007'])
      expect(article, path).toContain(part)
  }
  expect(read('/infohukum/pp-45-2024')).toContain('/infohukum/pp-99-2026')
  expect(read('/')).toContain('Jalan Baru Nomor 7')
})

async function make(page: Page, address: string, what: string, id: string): Promise<void> {
  await page.goto(address)
  await page.getByText('+ Baru').click()
  await page.getByLabel('Jenis').selectOption(what)
  await page.getByLabel('Id', { exact: true }).fill(id)
  await page.getByRole('button', { name: 'Buat' }).click()
  await page.getByRole('button', { name: 'Simpan' }).waitFor()
}

/** A new entry is a draft. */
async function publish(page: Page): Promise<void> {
  await (await field(page, 'facts/draft')).uncheck()
}

async function replaceIn(page: Page, place: string, before: string, after: string): Promise<void> {
  const body = await field(page, place)
  const text = await body.inputValue()
  expect(text).toContain(before)
  await body.fill(text.replace(before, after))
}

/** What a word processor puts into the clipboard: some 600 words. */
const wordArticle = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoNormal>Sebelum <b style='mso-bidi-font-weight:normal'>menyewa</b> kantor, periksa&nbsp;empat hal.<o:p></o:p></p>
<h1>Yang diperiksa</h1>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Hal</p></td><td><p class=MsoNormal>Bukti</p></td></tr>
<tr><td><p class=MsoNormal>Pemilik</p></td><td><p class=MsoNormal>Sertifikat<o:p></o:p></p></td></tr></table>
${Array.from({ length: 34 }, (_, index) => `<p class=MsoNormal>Langkah ${index + 1}: baca surat itu sampai selesai, cocokkan nama dan alamatnya, lalu minta salinan yang ditandatangani kedua pihak.</p>`).join('\n')}
<p class=MsoNormal>Tulis semuanya dalam perjanjian.</p></body></html>`

async function paste(page: Page, place: string, html: string): Promise<void> {
  await (await field(page, place)).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

async function openPicker(page: Page, language: string): Promise<void> {
  const body = await field(page, `${language}/body`)
  await body.press('ControlOrMeta+End')
  await page.locator('.leaf', { has: body }).getByRole('button', { name: 'Sisipkan …' }).click()
}

async function insert(page: Page, language: string, article: string): Promise<void> {
  await openPicker(page, language)
  await page.getByRole('dialog').getByLabel('Cari').fill(article)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${article} `) })
    .click()
}

async function insertPicture(page: Page, language: string, file: string): Promise<void> {
  await openPicker(page, language)
  const dialog = page.getByRole('dialog')
  if (language === 'en') {
    // The picture is there already; the English text names the same file.
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    const body = await field(page, 'en/body')
    await body.fill(`${await body.inputValue()}![How renting works](/assets/alur-sewa.svg)`)
    return
  }
  await dialog.getByRole('button', { name: 'Gambar' }).click()
  await dialog.getByLabel('Apa yang terlihat').fill('Alur sewa')
  await dialog.getByLabel('Gambar', { exact: true }).setInputFiles(file)
  await expect(dialog).toBeHidden()
}
