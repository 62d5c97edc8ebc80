import type { Page } from '@playwright/test'
import { expect, islandsAtWork, test } from '../support/journey.ts'

const article = '/blog/perjanjian-pendiri'

test('notes of an article open beside, below and by keyboard, and the contents follow', async ({ page }) => {
  await test.step('a citation shows what the article says on hover and on focus, and Escape closes it', async () => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto(article)
    const card = page.getByRole('tooltip')
    const citation = page.locator('#kutipan-2')
    const words = await page.locator('#catatan-2 > div > p').nth(1).innerText()
    await islandsAtWork(page)

    await citation.hover()
    await expect(card).toContainText(words)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.mouse.move(5, 5)
    await expect(card).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)

    await citation.getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(card).toContainText(words)
    await expect(page.getByRole('link', { name: 'Catatan 2', exact: true }).first()).toHaveAccessibleDescription(
      new RegExp(words.slice(0, 20).replace(/[()]/g, '.')),
    )
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  await test.step('in a narrow window the card leaves the focused number in sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(article)
    await islandsAtWork(page)
    const number = page.getByRole('link', { name: 'Catatan 2', exact: true }).first()
    // Just above the foot of the window.
    await number.evaluate((link) => scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 80 }))
    await page.locator('#kutipan-2').getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toBeVisible()
    const isUncovered = () =>
      number.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(isUncovered).toBe(true)
  })

  await test.step('on a phone the note of a number in a table takes the width of the table, below its row', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/blog/pt-atau-cv')
    await islandsAtWork(page)
    const number = page.getByRole('cell').getByRole('link', { name: 'Catatan 1', exact: true })
    const note = page.getByRole('note', { name: 'Catatan 1', exact: true })
    await number.click()
    const [row, table, opened] = await Promise.all([
      page.getByRole('row').filter({ has: number }).boundingBox(),
      page.getByRole('table').filter({ has: number }).boundingBox(),
      note.boundingBox(),
    ])
    expect(opened?.width).toBe(table?.width)
    expect(opened?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
    await number.click()
    await expect(note).toHaveCount(0)
    await expect(
      page.getByRole('row').filter({ hasText: 'PT biasa didirikan oleh paling sedikit dua orang' }),
    ).toHaveCount(0)
  })

  await test.step('a number opens its note by keyboard, too, and Escape closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(article)
    await islandsAtWork(page)
    const [first, second] = [1, 2].map((number) => ({
      link: page.getByRole('link', { name: `Catatan ${number}`, exact: true }).first(),
      note: page.getByRole('note', { name: `Catatan ${number}`, exact: true }),
    }))
    if (!first || !second) return
    for (const { link, note } of [first, second]) {
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(note).toBeVisible()
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(second.note).toHaveCount(0)
    await expect(first.note).toBeVisible()
  })

  await test.step('on a phone the list of notes is closed, and a link into it opens it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(article)
    await expect(page.locator('#catatan-2')).toBeHidden()
    await page.evaluate(() => {
      location.hash = '#catatan-2'
    })
    await expect(page.locator('#catatan-2')).toBeInViewport()
  })

  await test.step('the contents stand beside the text from 1024 pixels and mark the part that is being read', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(article)
    const contents = page.getByRole('navigation', { name: 'Isi artikel' })
    const current = contents.locator('[aria-current="true"]')
    await contents.getByRole('link', { name: 'Soal 50:50' }).click()
    await expect(current).toHaveText('Soal 50:50')
    await expect(contents).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => document.querySelector('#sumber')?.scrollIntoView())
    await expect(current).toHaveText('Lembar pokok kesepakatan')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(current).toHaveCount(0)
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a tap on a number opens its note below the paragraph, and the next tap closes it', async ({ page }) => {
    await page.goto(article)
    await islandsAtWork(page)
    const number = page.getByRole('link', { name: 'Catatan 2', exact: true }).first()
    const note = page.getByRole('note', { name: 'Catatan 2', exact: true })
    await number.tap()
    await expect(note).toBeVisible()
    await expect(number).toHaveAttribute('aria-expanded', 'true')
    await expect(page).not.toHaveURL(/#/)
    await expect(page.getByRole('tooltip')).toBeHidden()
    const places = await number.evaluate((link) => {
      const block = link.closest('p, tr, li')
      const opened = document.getElementById(link.getAttribute('aria-controls') ?? '')
      return {
        isBelow: (opened?.getBoundingClientRect().top ?? 0) >= link.getBoundingClientRect().bottom,
        isBeside: [opened?.parentElement, (opened?.closest('tr') ?? opened)?.previousElementSibling].includes(block),
      }
    })
    expect(places).toEqual({ isBelow: true, isBeside: true })
    // Its links can be followed.
    await expect(note.getByRole('link')).toHaveAttribute('href', /^\/infohukum\//)
    await number.tap()
    await expect(note).toHaveCount(0)
    await expect(number).not.toHaveAttribute('aria-expanded')
  })
})

test('templates are copied, printed alone and taken along', async ({ page, context, request }) => {
  await test.step('a template is copied with its lines, printed alone, and taken as a document', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.setAttribute('data-printed', '')
      }
    })
    await page.goto(article)
    const sheet = page.getByRole('figure', { name: 'Pokok kesepakatan pendiri' })
    await sheet.getByRole('button', { name: 'Salin teks' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Teks tersalin.' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^PT \[nama\], tanggal \[tanggal\]\n\n1\. Pendiri dan saham\n\[nama\] - \[jumlah\] saham/)

    await sheet.getByRole('button', { name: 'Cetak lembar ini' }).click()
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    const link = sheet.getByRole('link', { name: 'Unduh untuk Word' })
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('wordprocessingml')
    expect((await answer.body()).subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('on the page of all templates, a text that is closed is copied with its lines', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/contoh#surat-somasi')
    const card = page.locator('#surat-somasi')
    await expect(card).toBeInViewport()
    await card.getByRole('button', { name: 'Salin teks' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Teks tersalin.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^\[Kota\], \[tanggal\]\nNomor: \[nomor\]\n/,
    )
    await card.getByRole('link', { name: 'Surat somasi', exact: true }).click()
    await expect(page).toHaveURL('/blog/somasi-dan-gugatan-sederhana#naskah-surat-somasi')
  })

  await test.step('where the clipboard is refused, the text is selected and the visitor is told', async () => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await page.goto(article)
    const cite = page.getByRole('figure', { name: 'Kutip halaman ini' })
    await cite.getByRole('button', { name: 'Salin teks' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Teks sudah dipilih' })).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
      /^“Perjanjian pendiri.*https:\/\/.*perjanjian-pendiri$/,
    )
  })
})

test.describe('a term of the glossary', () => {
  const parts = (page: Page) => ({
    term: page.getByRole('link', { name: 'Pesangon', exact: true }),
    card: page.locator('#kartu-istilah'),
  })
  const open = async (page: Page) => {
    await page.goto('/blog/pesangon')
    await islandsAtWork(page)
    return parts(page)
  }

  test('is explained in place, or opens where the visitor asks', async ({ page, context }) => {
    await test.step('is explained in place by keyboard and mouse, and the focus returns to it', async () => {
      const { term, card } = await open(page)
      await expect(card).toBeHidden()
      await term.focus()
      await page.keyboard.press('Enter')
      await expect(card).toBeFocused()
      await expect(card).toContainText('Uang')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Tutup penjelasan' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
      await expect(term).toBeFocused()

      await term.click()
      await expect(card).toBeVisible()
      await page.getByRole('button', { name: 'Tutup penjelasan' }).click()
      await expect(card).toBeHidden()
      await term.click()
      await page.mouse.click(5, 400)
      await expect(card).toBeHidden()
      await term.click()
      await card.getByRole('link', { name: 'Buka di glosarium' }).click()
      await expect(page).toHaveURL(/\/infohukum\/glosarium#pesangon$/)
    })

    await test.step('opens in a tab of its own where the visitor asks for one', async () => {
      const { term, card } = await open(page)
      const tab = context.waitForEvent('page')
      await term.click({ modifiers: ['ControlOrMeta'] })
      await expect(await tab).toHaveURL(/glosarium#pesangon$/)
      await expect(card).toBeHidden()
    })

    await test.step('is explained where the visitor was faster than the script, from one file for all terms', async () => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      // So long a click on a link waits for its script, and no longer.
      await page.clock.install()
      await page.goto('/blog/pesangon')
      await page.clock.pauseAt(Date.now() + 60_000)
      const { term, card } = parts(page)
      await term.dispatchEvent('click')
      await expect(page.locator('astro-island[client="interaction"][ssr]')).toHaveCount(0)
      await page.clock.resume()
      await expect(card).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'PKWT', exact: true }).click()
      await expect(card).toContainText('PKWT')
      expect(asked.filter((path) => path.startsWith('/assets/facts/'))).toHaveLength(1)
    })
  })

  test.describe('whose explanation does not come', () => {
    test.use({ expectedConsole: /Failed to load resource/ })

    test('leads to the glossary', async ({ page }) => {
      await page.route('**/assets/facts/*.json', (route) => route.abort())
      const { term } = await open(page)
      await term.click()
      await expect(page).toHaveURL(/\/infohukum\/glosarium#pesangon$/)
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('templates offer their document alone, and a number leads to its note', async ({ page }) => {
    await page.goto(article)
    const sheet = page.getByRole('figure', { name: 'Pokok kesepakatan pendiri' })
    await expect(sheet.getByRole('link', { name: 'Unduh untuk Word' })).toBeVisible()
    await expect(sheet.getByRole('button')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Catatan 2', exact: true }).first().click()
    await expect(page.locator('#catatan-2')).toBeInViewport()
    await page.getByRole('link', { name: 'Kembali ke teks dari catatan 2', exact: true }).click()
    await expect(page.locator('#kutipan-2')).toBeInViewport()
  })
})
