import { expect, leave, test } from '../support/journey.ts'

const glossary = '/infohukum/glosarium'

test.describe('the overview', () => {
  test('says how much there is, and leads to it', async ({ page }) => {
    await test.step('the first screen has how much there is, and regulations', async () => {
      for (const { width, height, least } of [
        { width: 360, height: 740, least: 1 },
        { width: 768, height: 1024, least: 3 },
        { width: 1440, height: 900, least: 6 },
      ]) {
        await page.setViewportSize({ width, height })
        for (const path of ['/infohukum', '/en/infohukum']) {
          await page.goto(path)
          for (const id of ['peraturan', 'panduan', 'glosarium'])
            await expect(page.locator(`main a[href="#${id}"]`)).toBeInViewport({ ratio: 1 })
          const links = page.locator('main [data-status] > a')
          // Above the bar at the foot of a phone.
          const seen = await links.evaluateAll(
            (all) => all.filter((link) => link.getBoundingClientRect().bottom < innerHeight - 50).length,
          )
          expect(seen, `${path} at ${width} px`).toBeGreaterThanOrEqual(least)
        }
      }
    })

    await test.step('a list holds as many regulations as the overview says', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      for (const name of ['Jenis peraturan', 'Status']) {
        await page.goto('/infohukum')
        const link = page.getByRole('navigation', { name }).getByRole('link').first()
        const count = Number(await link.locator('data').textContent())
        await link.click()
        await expect(page.locator('[data-status]')).toHaveCount(count)
        await expect(page.getByRole('link', { name: /\d/ }).and(page.locator('[aria-current="page"]'))).toBeVisible()
      }
    })

    await test.step('a regulation is found by its number as people type it', async () => {
      await page.goto('/infohukum')
      await page.getByRole('searchbox', { name: 'Cari peraturan' }).fill('permenkum 49')
      await page.getByRole('searchbox', { name: 'Cari peraturan' }).press('Enter')
      await expect(page).toHaveURL(/\/cari\?.*jenis=regulation/)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Permenkum 49\/2025/)
      await expect(page.getByRole('radio', { name: 'Peraturan' })).toBeChecked()
    })

    await test.step('on a phone a regulation that changed last opens', async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/en/infohukum')
      const first = page.getByRole('region', { name: 'Latest changes' }).getByRole('link').first()
      const href = await first.getAttribute('href')
      await first.click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, laterPage: javaScriptEnabled })

    test('a state narrows a list of regulations, and a letter leads to a term and from there to the law', async ({
      page,
    }) => {
      await test.step('a subject has a page, which a state narrows', async () => {
        await page.goto('/infohukum')
        await page
          .getByRole('navigation', { name: 'Bidang' })
          .getByRole('link', { name: /^Perizinan berusaha/ })
          .click()
        await expect(page).toHaveURL(/\/infohukum\/topik\/perizinan$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perizinan berusaha')
        for (const row of await page.locator('[data-status]').allTextContents())
          expect(row).toMatch(/(Berlaku|Diubah|Dicabut|Dicabut sebagian|Belum pasti|Belum berlaku)$/)
        const inForce = page.locator('[data-status="in_force"]').first()
        await expect(inForce).toBeVisible()
        await page.getByText(/^Dicabut \(/).click()
        await expect(inForce).toBeHidden()
        await expect(page.locator('[data-status="revoked"]').first()).toBeVisible()
      })

      await test.step('a term opens in place, and leads to the law', async () => {
        await page.goto(glossary)
        await page.getByRole('navigation', { name: 'Huruf' }).getByRole('link', { name: 'N', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'N', exact: true })).toBeInViewport()
        await expect(page.locator('#nib')).toBeHidden()
        await page.locator('summary', { hasText: /^NIB/ }).click()
        await page.locator('#nib').getByRole('link', { name: 'PP 28/2025' }).last().click()
        await expect(page).toHaveURL(/\/infohukum\/pp-28-2025$/)
        // An address and a related term open a term, too.
        await page.goto(`${glossary}#nib`)
        await expect(page.locator('#nib')).toBeInViewport()
        await expect(page.locator('summary', { hasText: /^NIB/ })).toBeInViewport()
        await page.locator('#nib').getByRole('link', { name: 'KBLI' }).click()
        await expect(page.locator('#kbli')).toBeInViewport()
      })
    })
  })
}

test.describe('a regulation', () => {
  test('says what it is, what became of it and what to read instead', async ({ page }) => {
    await test.step('shows its state, its dates, its articles by anchor and where it comes from', async () => {
      await page.goto('/infohukum/uu-40-2007#pasal-7')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('UU 40/2007')
      await expect(page.locator('hgroup')).toContainText('Perseroan Terbatas')
      await expect(page.locator('header p').filter({ hasText: 'Diubah' }).first()).toBeVisible()
      await expect(page.locator('#pasal-7')).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Pasal 7', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Sumber resmi' })).toHaveAttribute('href', /^https:\/\//)
    })

    await test.step('relations lead both ways', async () => {
      await page.goto('/infohukum/permenkum-49-2025')
      await page.getByRole('link', { name: /^Permenkumham 21\/2021 Syarat/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Permenkumham 21/2021')
      await expect(page.getByText('Dicabut oleh', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: /^Permenkum 49\/2025 Syarat/ }).click()
      await expect(page).toHaveURL(/permenkum-49-2025$/)
    })

    await test.step('that was revoked leads on from below its stamp, and what replaced it leads back', async () => {
      await page.goto('/infohukum/pp-5-2021')
      const head = page.getByRole('article').locator('> header')
      await expect(head).toContainText('Tidak berlaku sejak 5 Juni 2025. Baca penggantinya: PP 28/2025')
      await head.getByRole('link', { name: 'PP 28/2025' }).first().click()
      await expect(page).toHaveURL(/pp-28-2025$/)
      await expect(head).toContainText('Menggantikan PP 5/2021')
      await head.getByRole('link', { name: 'PP 5/2021' }).first().click()
      await expect(page).toHaveURL(/pp-5-2021$/)
    })

    await test.step('tells its life as a list that leads to each law in it', async () => {
      await page.goto('/infohukum/uu-40-2007')
      const life = page.getByRole('region', { name: 'Garis hidup peraturan ini' }).getByRole('listitem')
      await expect(life).toHaveText([
        /^UU 1\/1995/,
        /^UU 40\/2007/,
        /^UU 11\/2020.*Dicabut$/,
        /^Perppu 2\/2022/,
        /^UU 6\/2023/,
      ])
      await life.nth(2).getByRole('link').click()
      await expect(page.getByText('Baca penggantinya: UU 6/2023')).toBeVisible()
    })

    await test.step('a state that could not be confirmed and a pending change are said before the summary', async () => {
      await page.goto('/en/infohukum/pp-35-2021')
      const unconfirmed = page.getByText('Its status could not be confirmed', { exact: true })
      await expect(unconfirmed).toBeVisible()
      await expect(page.getByText('This rule may change soon', { exact: true })).toBeVisible()
      // Its first day is known: until then it has the state of every law that is not yet in force.
      await page.goto('/en/infohukum/pp-33-2026')
      await expect(page.getByText('This rule may change soon', { exact: true })).toBeVisible()
      await expect(unconfirmed).toHaveCount(0)
    })
  })
})

test.describe('the glossary', () => {
  test('is filtered by names, a beginning is enough, and Enter opens the first', async ({ page }) => {
    await page.goto(glossary)
    const field = page.getByRole('searchbox', { name: 'Saring istilah' })
    await field.pressSequentially('materai')
    await expect(page.getByRole('status')).toHaveText(/^1 dari \d+ istilah$/)
    await expect(page.locator('summary', { hasText: /^Akta$/ })).toBeHidden()
    // Their terms are hidden, so the letters lead nowhere.
    const letters = page.getByRole('navigation', { name: 'Huruf' })
    await expect(letters).toBeHidden()
    await field.press('Enter')
    await expect(page.locator('#meterai')).toBeVisible()
    await field.fill('')
    await expect(letters).toBeVisible()
    await expect(page.locator('summary', { hasText: /^Akta$/ })).toBeVisible()
    // Where no term is met, it leads to the search.
    await field.pressSequentially('virtual')
    await expect(page.getByRole('status')).toHaveText(/Tekan Enter untuk mencari/)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/cari\?jenis=term&q=virtual$/)
  })
})

test.describe('a guide', () => {
  test('is a page and a document that the viewer opens, closes and opens again', async ({ page, request }) => {
    await test.step('is a page and a PDF of the same text, which opens in the viewer', async () => {
      await page.goto('/infohukum/panduan/panduan-merek')
      const href = await page.getByRole('link', { name: 'Unduh PDF' }).getAttribute('href')
      expect(href).toBe('/panduan/panduan-merek.pdf')
      const response = await request.get(href ?? '')
      expect(response.headers()['content-type']).toBe('application/pdf')
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await expect(page.locator('#teks h2').first()).toBeVisible()
      const viewer = page.locator('[data-pdf-viewer]')
      await expect(viewer).toBeHidden()
      await page.getByRole('link', { name: 'Baca PDF' }).focus()
      await page.keyboard.press('Enter')
      await expect(viewer).toHaveAttribute('data-state', 'ready')
      await expect(viewer).toBeInViewport()
      expect(new URL(page.url()).pathname).toBe('/infohukum/panduan/panduan-merek')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Tutup dokumen' })).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await viewer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      // The address may name a page.
      await leave(page)
      await page.goto('/infohukum/panduan/panduan-merek#page=3')
      await expect(viewer).toHaveAttribute('data-page', '3')
    })

    await test.step('closes its viewer by a button and by Escape, and shows it again where it was read', async () => {
      await page.goto('/infohukum/panduan/panduan-merek')
      const link = page.getByRole('link', { name: 'Baca PDF' })
      const viewer = page.locator('[data-pdf-viewer]')
      const closed = async () => {
        await expect(viewer).toBeHidden()
        await expect(link).toBeFocused()
      }
      const before = await page.evaluate(() => scrollY)
      await link.click()
      await expect(viewer).toHaveAttribute('data-state', 'ready')
      await viewer.getByLabel('Nomor halaman').fill('4')
      await page.keyboard.press('Enter')
      await expect(viewer).toHaveAttribute('data-page', '4')
      await page.getByRole('button', { name: 'Tutup dokumen' }).click()
      await closed()
      expect(await page.evaluate(() => scrollY)).toBe(before)

      await page.keyboard.press('Enter')
      await expect(viewer.getByRole('region', { name: 'Halaman 4' })).toBeInViewport()
      await expect(viewer).toHaveAttribute('data-page', '4')
      await test.step('what is open inside closes first, and a field has Escape for itself', async () => {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Control+f')
        await expect(viewer.getByRole('searchbox')).toBeFocused()
        await viewer.getByRole('region', { name: /^Isi dokumen/ }).focus()
        await page.keyboard.press('Escape')
        await expect(viewer.getByRole('searchbox')).toHaveCount(0)
        await page.keyboard.press('?')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await viewer.getByLabel('Nomor halaman').press('Escape')
        await expect(viewer).toBeVisible()
      })
      await viewer.getByRole('region', { name: /^Isi dokumen/ }).focus()
      await page.keyboard.press('Escape')
      await closed()
      await expect(page).toHaveURL(/panduan-merek$/)
    })

    await test.step('shows a true picture of its first page, how many pages and how large it is', async () => {
      await page.goto('/infohukum/panduan/panduan-merek')
      const object = page.getByRole('region', { name: 'Dokumen', exact: true })
      const picture = object.getByRole('img', { name: 'Halaman pertama PDF' })
      const size = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return [image.naturalWidth / image.naturalHeight, image.width / image.height, image.loading]
      })
      expect(size[0]).toBeCloseTo(210 / 297, 2)
      expect(size[1]).toBeCloseTo(210 / 297, 2)
      expect(size[2]).toBe('lazy')
      const pdf = await (await request.get('/panduan/panduan-merek.pdf')).body()
      await expect(object).toContainText(`${Math.round(pdf.length / 1_000)} kB`)
      await object.getByRole('link', { name: 'Baca PDF' }).click()
      const viewer = page.locator('[data-pdf-viewer]')
      await expect(viewer).toHaveAttribute('data-state', 'ready')
      await expect(object).toContainText(`${await viewer.getAttribute('data-page-count')} halaman`)
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, laterPage: false })

    test('keeps its text and the way to the document', async ({ page }) => {
      await page.goto('/infohukum/panduan/panduan-merek')
      const links = await page.locator('#dokumen').getByRole('link').all()
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) await expect(link).toHaveAttribute('href', '/panduan/panduan-merek.pdf')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  })
})

test.describe('a document of an editor', () => {
  const path = '/infohukum/dokumen/lembar-kerja-pendiri-pt'

  test('says what it is, and opens in the viewer', async ({ page }) => {
    await test.step('is listed, says who issued it and when, and opens in the viewer', async () => {
      await page.goto('/infohukum')
      await page.getByRole('link', { name: 'Lembar kerja pendiri PT' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      const facts = page.locator('header dl')
      await expect(facts).toContainText('Sumber')
      await expect(facts).toContainText('20 November 2026')
      // Before its script is there the link leads to the file itself.
      await page.waitForLoadState()
      await page.getByRole('link', { name: 'Baca PDF' }).click()
      await expect(page.locator('[data-pdf-viewer]')).toHaveAttribute('data-state', 'ready')
    })

    await test.step('says so where it is in another language than the page, and only there', async () => {
      await page.goto(`/en${path}`)
      await expect(page.getByRole('note')).toContainText('This document is written in Indonesian.')
      await page.goto(path)
      await expect(page.getByRole('note')).toHaveCount(0)
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, laterPage: false })

    test('can be downloaded, and its text alternative read', async ({ page, request }) => {
      await page.goto(`/en${path}`)
      const download = page.getByRole('link', { name: 'Download the PDF' })
      await expect(download).toHaveAttribute('hreflang', 'id')
      const response = await request.get((await download.getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toBe('application/pdf')
      await expect(page.locator('#teks')).toContainText('who decides when votes are equal')
    })
  })
})
