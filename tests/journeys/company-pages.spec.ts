import { expect, test, tick } from '../support/journey.ts'

test('pages of the company and of thanks, and addresses that are not quite one', async ({ page, baseURL }) => {
  await test.step('about us offers the video, and requests nothing from its provider before it is played', async () => {
    await page.goto('/about-us')
    await expect(page.locator('[data-video-play]')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('the privacy page shows what this device keeps, and erases it', async () => {
    await page.goto('/privacy-policy')
    await page.evaluate(() => localStorage.setItem('site:language:1', '"id"'))
    await page.reload()
    const kept = page.getByRole('region', { name: 'Yang tersimpan di perangkat ini sekarang' })
    await kept.scrollIntoViewIfNeeded()
    await kept.getByText('Lihat dan hapus').click()
    await kept.getByRole('button').click()
    await expect(kept.getByRole('button')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
  })

  await test.step('the page of thanks, opened directly, says that nothing was sent; it has ways on and is no search result', async () => {
    for (const [root, title, services, infohukum, home] of [
      ['', 'Belum ada pesan yang terkirim', 'Layanan dan biaya', 'Info hukum', 'Beranda'],
      ['/en', 'No message has been sent', 'Services and prices', 'Legal information', 'Home'],
    ] as const) {
      await page.goto(`${root}/thank-you`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
      await expect(page.getByText(/^Total di pesan|^The total in your message/)).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('footer')).toHaveCount(0)
      for (const [name, href] of [
        [services, `${root}/layanan`],
        [infohukum, `${root}/infohukum`],
        [home, root || '/'],
      ] as const) {
        await expect(page.getByRole('main').getByRole('link', { name, exact: false })).toHaveAttribute('href', href)
      }
    }
  })

  await test.step('a single name that does not exist leads to the root, which says so and offers the closest page', async () => {
    for (const [address, home, sentence, closest, href] of [
      ['/layanann', '/', 'Alamat yang Anda buka tidak ada, jadi', 'Layanan dan biaya', '/layanan'],
      ['/pendirian-p', '/', 'Alamat yang Anda buka tidak ada, jadi', /PT/, '/layanan/pendirian-pt'],
      ['/en/layana', '/en', 'The address you opened does not exist, so', 'Services and prices', '/en/layanan'],
      [
        '/en/sewa-kapal',
        '/en',
        'The address you opened does not exist, so',
        'search this site',
        '/en/cari?q=sewa+kapal',
      ],
    ] as const) {
      await page.goto(address)
      await expect(page).toHaveURL(`${baseURL}${home}`)
      await expect(page.getByText(sentence)).toBeInViewport()
      const link = page.locator('[data-wrong-address-line]').getByRole('link')
      await expect(link).toHaveText(closest)
      await link.click()
      await expect(page).toHaveURL(`${baseURL}${href}`)
    }
    // Opened directly, Home has no such line.
    await page.goto('/')
    await expect(page.locator('[data-wrong-address-line]')).toBeHidden()
  })

  await test.step('the pages of the company have their name, their dates and a list of contents that leads into them', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [address, title] of [
      ['/privacy-policy', 'Kebijakan privasi'],
      ['/en/about-us', 'About us'],
      ['/terms-and-condition', 'Syarat dan ketentuan'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main header time')).toHaveCount(3)
      const contents = page.getByRole('navigation', { name: /Isi halaman|On this page/ })
      const last = contents.getByRole('link').last()
      const name = await last.innerText()
      await last.click()
      await expect(page.locator(':target')).toHaveText(name)
      await expect(page.locator(':target')).toBeInViewport()
    }
    // On a phone they are folded, and open with a touch.
    await page.setViewportSize({ width: 360, height: 800 })
    const contents = page.getByRole('navigation', { name: 'Isi halaman' })
    const first = contents.locator('a').first()
    await expect(first).toBeHidden()
    await contents.getByText('Isi halaman').click()
    await expect(first).toBeVisible()
  })
})

test.describe('a message that was opened in the chat', () => {
  test('leads to thanks that name hours, documents and cost, or say that asking is free', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    for (const [root, ask, title, cost, documents, back] of [
      [
        '',
        'Tanya soal hitungan ini',
        'Pesan Anda sudah dibuka di WhatsApp',
        'Total di pesan Anda: ',
        'Dokumen untuk layanan ini',
        'Kembali ke halaman sebelumnya',
      ],
      [
        '/en',
        'Ask about this sum',
        'Your message is open in WhatsApp',
        'The total in your message: ',
        'Documents for this service',
        'Back to the previous page',
      ],
    ] as const) {
      await page.goto(`${root}/layanan/pendaftaran-merek#hitung`)
      // Before its script is there the link opens the chat alone; the script computes what was chosen before it came.
      const shown = page.locator('[data-estimate] p:visible > span > output').first()
      const beginning = (await shown.textContent()) ?? ''
      await tick(page.locator('[data-estimate] input[type=checkbox]:visible').first())
      await expect(shown).not.toHaveText(beginning)
      const total = await shown.innerText()
      const chat = context.waitForEvent('page')
      await page.locator('[data-estimate]').getByRole('link', { name: ask }).click()
      await expect(await chat).toHaveURL(/^https:\/\/wa\.me\//)
      await expect(page).toHaveURL(new RegExp(`${root}/thank-you$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
      await expect(page.getByText('09.00–17.00').or(page.getByText('09:00–17:00'))).toBeVisible()
      await expect(page.getByText(cost + total)).toBeVisible()
      await expect(page.getByRole('link', { name: documents })).toHaveAttribute(
        'href',
        `${root}/layanan/pendaftaran-merek#dokumen`,
      )
      await page.getByRole('link', { name: back }).click()
      await expect(page).toHaveURL(new RegExp(`${root}/layanan/pendaftaran-merek\\?.*#hitung$`))
    }

    await test.step('from the finder of KBLI codes', async () => {
      await page.goto('/alat/cari-kbli#cari=roti&kode=10710')
      await page
        .getByRole('link', { name: /WhatsApp/ })
        .and(page.locator('[data-tool] a'))
        .click()
      await expect(page).toHaveURL(/\/thank-you$/)
      await expect(page.getByText('Bertanya tidak dipungut biaya.')).toBeVisible()
      await page.getByRole('link', { name: 'Kembali ke halaman sebelumnya' }).click()
      await expect(page).toHaveURL(/\/alat\/cari-kbli#cari=roti&kode=10710$/)
    })
  })
})

test.describe('an address that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('is answered with ways on', async ({ page }) => {
    await test.step('is answered in Indonesian with ways on, one of them into English', async () => {
      const answer = await page.goto('/blog/tidak-ada/sama-sekali')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini tidak ada')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const english = page.getByRole('link', { name: 'Continue in English' })
      await expect(page.locator('[lang^="en"]', { has: english })).toContainText('This page does not exist')
      await english.click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })

    await test.step('below /en is answered in English alone', async () => {
      const answer = await page.goto('/en/blog/nothing/here')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
      await expect(page.getByRole('link', { name: 'Lanjutkan dalam Bahasa Indonesia' })).toHaveCount(0)
    })
  })
})
