import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const article = '/blog/pesangon'

test('a list, an article and the feed say what is in them and lead on', async ({ page, request }) => {
  await test.step('a reader goes from the list through its pages and a category to an article, and on to the next', async () => {
    await page.goto('/blog')
    await expect(page.locator('main article, main li > div > h2')).toHaveCount(12)
    await page.getByRole('link', { name: 'Lebih lama' }).click()
    await expect(page).toHaveURL(/\/blog\/halaman\/2$/)
    await expect(page.getByRole('link', { name: 'Halaman 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Ketenagakerjaan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ketenagakerjaan')
    await page.getByRole('link', { name: /menghitung pesangon/ }).click()
    await expect(page).toHaveURL(new RegExp(`${article}$`))
    await page.getByRole('link', { name: 'Artikel berikutnya' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('pesangon')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${article}$`))
  })

  await test.step('an article says who wrote it and when, what is settled, on what it rests, and that it is no advice', async () => {
    await page.goto('/en/blog/kontrak-kerja-pkwt')
    const imprint = page.locator('main header dl')
    for (const fact of ['Published', 'Updated', 'Written by']) {
      await expect(imprint.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(imprint.getByText('Reviewed by')).toHaveCount(0)
    for (const fact of [
      'What is settled',
      'What is not settled',
      'Checked against sources',
      'To be checked again by',
    ]) {
      await expect(page.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('group').filter({ hasText: 'This rule may change soon' })).toContainText('labour law')
    const sources = page.locator('section', { has: page.locator('#sumber') })
    await expect(sources.getByRole('listitem').filter({ hasText: 'UU 13/2003' })).toContainText('Unconfirmed')
    await expect(page.locator('section', { has: page.locator('#riwayat') })).toContainText('First published.')
    await expect(page.getByRole('note').filter({ hasText: 'not legal advice' })).toBeVisible()
  })

  await test.step('the feed of each language is Atom, lists its articles and is named in the head, with each correction', async () => {
    for (const [root, language] of [
      ['', 'id'],
      ['/en', 'en'],
    ]) {
      await page.goto(`${root}/blog`)
      const newest = await page.getByRole('heading', { level: 2 }).getByRole('link').first().getAttribute('href')
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', `${root}/feed.xml`)
      const answer = await request.get(`${root}/feed.xml`)
      expect(answer.headers()['content-type']).toMatch(/^application\/(atom\+)?xml/)
      const feed = await answer.text()
      expect(feed).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`)
      const entries = feed.split('<entry>').slice(1)
      const ids = entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1] ?? '')
      expect(new Set(ids).size).toBe(ids.length)
      const places = ids.map((id) => new URL(id)).map(({ pathname, hash }) => pathname + hash)
      // The oldest articles leave the feed as it grows.
      expect(places).toContain(newest)
      // A correction is an entry of its own, which leads to its line of the change log.
      const correction = places.find((place) => place.includes('#riwayat-')) ?? ''
      expect(correction).not.toBe('')
      await page.goto(correction)
      await expect(page.locator(':target')).toBeInViewport()
      await page.goto(`${root}${article}#riwayat-2026-11-22`)
      await expect(page.locator(':target')).toContainText(language === 'id' ? 'Bunyi sebelumnya' : 'Earlier wording')
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a term leads to its entry in the glossary', async ({ page }) => {
    await page.goto(article)
    await page.getByRole('link', { name: 'Pesangon', exact: true }).click()
    await expect(page).toHaveURL(/\/infohukum\/glosarium#pesangon$/)
    await expect(page.locator('#pesangon')).toBeInViewport()
  })
})

/** Boxes of the notes and of the citations that lead to them, in order. */
function boxes(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect()
      return { top, bottom, left, right }
    }
    return [...document.querySelectorAll('[id^=catatan-]')].map((note) => ({
      note: box(note),
      isBeside: getComputedStyle(note).position === 'absolute',
      citation: box(document.getElementById(note.id.replace('catatan', 'kutipan'))),
      text: box(note.closest('section')?.previousElementSibling),
    }))
  })
}

test('what comes first and what stands beside is where it belongs, on each kind of window', async ({ page }) => {
  await test.step('an article ends with one service, its sum and days, one tool, and then what it rests on', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/blog/pt-atau-cv')
    const offer = page.locator('section', { hasText: 'Butuh bantuan?' }).last()
    await expect(offer).toContainText(/Pendirian PT.*Rp.*hari kerja/s)
    await expect(offer.getByRole('link', { name: 'Lihat rincian biaya dan langkahnya' })).toHaveAttribute(
      'href',
      '/layanan/pendirian-pt',
    )
    await expect(
      page.locator('section', { hasText: 'Hitung atau periksa sendiri' }).last().getByRole('link'),
    ).toHaveCount(1)
    const tops = await page.evaluate(() =>
      ['#sumber', '#riwayat'].map((id) => document.querySelector(id)?.closest('section')?.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).toBe(1)
    for (const direction of ['prev', 'next']) {
      const neighbour = page.locator(`a[rel=${direction}]`)
      await page.goto((await neighbour.getAttribute('href')) ?? '')
      await expect(page.getByRole('navigation', { name: 'Lokasi' }).or(page.locator('main nav').first())).toContainText(
        'Badan usaha',
      )
      await page.goto('/blog/pt-atau-cv')
    }
  })

  await test.step('the blog begins with the newest article, its answer, the choice of the editors, a search and the subjects', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/blog')
    const lead = page.locator('main article')
    await expect(lead.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(lead.getByRole('listitem').first()).toBeInViewport()
    const picks = page.locator('section', { has: page.getByRole('heading', { name: 'Pilihan redaksi' }) })
    await expect(picks.getByRole('link')).toHaveCount(5)
    await expect(picks.getByRole('link').last()).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Kategori' })).toBeInViewport()
    for (const card of await page.locator('main ul > li', { has: page.locator('h2') }).all()) {
      await expect(card).toContainText(/Dicocokkan \d+ \p{L}+ \d{4}: \d+ /u)
    }
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('pesangon')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cari\?jenis=article&q=pesangon$/)
  })

  await test.step('no note in the margin reaches over what follows the text, however many there are', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/en/blog/syarat-sah-kontrak', '/en/blog/karyawan-pertama', '/blog/modal-pt']) {
      await page.goto(path)
      const [lowest, end] = await page.evaluate(() => {
        const notes = [...document.querySelectorAll('[id^=catatan-]')]
        const beside = notes.filter((note) => getComputedStyle(note).position === 'absolute')
        const end = document.querySelector('section:has([id^=catatan-])')
        return [
          Math.max(...beside.map((note) => note.getBoundingClientRect().bottom)),
          end?.getBoundingClientRect().bottom,
        ]
      })
      expect(lowest, path).toBeGreaterThan(0)
      expect(lowest, path).toBeLessThanOrEqual(end ?? 0)
    }
  })

  await test.step('the text of an article begins in the first viewport, after its answer, on large and small windows', async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const address of ['/blog/pt-atau-cv', '/blog/daftar-merek', '/en/blog/modal-pt']) {
        await page.goto(address)
        const [answer, text] = await page.evaluate(() =>
          ['main section ul', '[data-notes]'].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
          ),
        )
        expect(answer, address).toBeLessThan(text ?? 0)
        expect(text, `${address} at ${width} px`).toBeLessThan(height)
      }
    }
  })

  await test.step('on a phone the text begins in the first screen, below its answer and what could change it', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/blog/pesangon')
    await expect(page.getByText('Pesangon dihitung dari bulan upah')).toBeInViewport()
    const warning = page.getByText('Undang-undang ketenagakerjaan yang baru ditargetkan')
    await expect(warning).toBeHidden()
    await page.getByText('Aturan ini bisa segera berubah').click()
    await expect(warning).toBeVisible()
  })

  await test.step('on a wide screen notes stand in the margin, at or below their citation, never over each other, and a line has at most 68 characters', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(article)
    const notes = (await boxes(page)).filter(({ isBeside }) => isBeside)
    expect(notes.length).toBeGreaterThan(4)
    let end = 0
    for (const { note, citation, text } of notes) {
      expect(note.left).toBeGreaterThan(text.right)
      expect(note.top).toBeGreaterThanOrEqual(Math.floor(Math.max(citation.top, end)))
      end = note.bottom
    }
    expect(Math.abs((notes[0]?.note.top ?? 0) - (notes[0]?.citation.top ?? 99))).toBeLessThan(2)
    const lines = await page.evaluate(() => {
      const longest: string[] = []
      for (const paragraph of document.querySelectorAll('[data-notes] > p')) {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const rows = new Map<number, string>()
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest('[popover], sup, .visually-hidden')) continue
          for (let at = 0; at < (node.textContent ?? '').length; at++) {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const { bottom, width } = range.getBoundingClientRect()
            // Words that are read out alone.
            if (width === 0) continue
            const row = Math.round(bottom / 16)
            rows.set(row, (rows.get(row) ?? '') + range.toString())
          }
        }
        longest.push(...rows.values())
      }
      return longest.filter((line) => line.trim().length > 68)
    })
    expect(lines).toEqual([])
    // On paper they stand below it.
    await page.emulateMedia({ media: 'print' })
    for (const { note, text } of await boxes(page)) expect(note.top).toBeGreaterThanOrEqual(text.bottom)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
})
