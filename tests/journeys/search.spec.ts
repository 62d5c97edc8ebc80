import { readdirSync } from 'node:fs'
import { violationsInBothThemes } from '../support/axe.ts'
import { expect, movePointer, test } from '../support/journey.ts'

const indexFiles = '**/assets/search/*.json'

test('the index comes with the visitor, and the field has the focus where that helps', async ({ page }) => {
  await test.step('nothing of the index is loaded before the visitor comes to the field', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/cari')
    await movePointer(page, 200, 500)
    await expect(page.locator('astro-island[ssr]').filter({ has: page.getByRole('search') })).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/assets/search/'))).toEqual([])
    const index = page.waitForResponse(indexFiles)
    await page.getByRole('searchbox').focus()
    expect((await index).headers()['cache-control']).toContain('immutable')
  })

  await test.step('on a wide window the field has the focus, and a key is enough; on others, or with a query, it has not', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/cari')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('yayasan')
    await expect(page.getByRole('status')).toHaveText(/“yayasan”/)
    await page.goto('/cari?q=merek')
    await expect(page.getByRole('status')).toHaveText(/“merek”/)
    await expect(page.getByRole('searchbox')).not.toBeFocused()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/en/cari')
    await page.keyboard.press('Shift')
    await expect(page.locator('astro-island[ssr]').filter({ has: page.getByRole('search') })).toHaveCount(0)
    await expect(page.getByRole('searchbox')).not.toBeFocused()
  })
})

test('what is asked is answered, narrowed, kept in the address, and translated', async ({ page }) => {
  await test.step('what an article answers in short stands on top and leads to it', async () => {
    await page.goto('/cari?q=thr+paling+lambat+dibayar+kapan')
    const answer = page.getByRole('article', { name: 'Jawaban' })
    await expect(answer).toContainText('dibayar paling lambat tujuh hari sebelum hari raya')
    await expect(answer).toContainText('Artikel, bagian “Singkatnya”')
    await answer.getByRole('link').click()
    await expect(page).toHaveURL(/\/blog\/karyawan-pertama$/)
  })

  await test.step('a service shows its price and its days, filters say how many there are, and more come on demand', async () => {
    await page.goto('/cari?q=pendirian+pt')
    const results = page.getByRole('region', { name: 'Hasil pencarian' })
    const items = results.getByRole('listitem')
    await expect(items.filter({ hasText: 'Layanan' }).first()).toHaveText(/Rp.*\d hari kerja/)
    const counts = await results
      .getByRole('group')
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => Number(label.getAttribute('data-count'))))
    const [all, ...kinds] = counts
    await expect(results.getByRole('radio', { name: `Semua ${all}` })).toBeChecked()
    expect(kinds.reduce((sum, each) => sum + each, 0)).toBe(all)
    await expect(results.getByRole('status')).toHaveText(`20 dari ${all} yang paling dekat dengan “pendirian pt”`)
    await expect(items).toHaveCount(20)
    await page.getByRole('button', { name: /^Tampilkan \d+ lagi$/ }).click()
    await expect(items.nth(20).getByRole('link')).toBeFocused()
    await items.nth(20).getByRole('link').click()
    await expect(page).not.toHaveURL(/cari/)
    await page.goBack()
    await expect(items.nth(20)).toBeVisible()
    await expect(items.nth(20).getByRole('link')).not.toBeFocused()
    await test.step('so does Back from the next query, and the focus stays in the field', async () => {
      const field = page.getByRole('searchbox')
      await page.getByRole('button', { name: /^Tampilkan \d+ lagi$/ }).click()
      await expect(items.nth(40).getByRole('link')).toBeFocused()
      await field.fill('pesangon')
      await expect(items.nth(40)).toBeHidden()
      await page.goBack()
      await expect(items.nth(40)).toBeVisible()
      await expect(field).toBeFocused()
    })
  })

  await test.step('what is typed with errors is found, counted, marked, kept in the address and reached by keys', async () => {
    await page.goto('/cari')
    await page.getByRole('searchbox').pressSequentially('daftr merk')
    const results = page.getByRole('region', { name: 'Hasil pencarian' })
    await expect(results.getByRole('status')).toHaveText(/^20 dari \d+ yang paling dekat dengan “daftr merk”$/)
    const first = results.getByRole('listitem').first()
    await expect(first).toContainText('Layanan')
    await expect(first.getByRole('link')).toHaveAttribute('href', '/layanan/pendaftaran-merek')
    await expect(first.getByRole('heading').locator('mark')).toHaveText(['Pendaftaran', 'merek'])
    await expect(page).toHaveURL(/\/cari\?q=daftr\+merk$/)
    await expect(page).toHaveTitle('“daftr merk”: hasil pencarian · Suluh Legal')
    await expect(page.getByRole('heading', { name: 'Mulai dari sini' })).toBeHidden()
    await test.step('Enter leads to the results, Tab to their kinds and then to the first of them', async () => {
      await page.keyboard.press('Enter')
      await expect(results).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(results.getByRole('radio', { name: 'Semua' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(first.getByRole('link')).toBeFocused()
    })
  })

  await test.step('odd and endless queries are shown as text and answered', async () => {
    const odd = '"><img src=x onerror=alert(1)> {{query}} %F0 \u0000'
    await page.goto(`/cari?q=${encodeURIComponent(odd)}`)
    await expect(page.getByRole('searchbox')).toHaveValue(/onerror/)
    await expect(page.getByRole('status').filter({ hasText: '<img src=x onerror=alert(1)>' })).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(0)
    await page.goto(`/cari?q=${'merek%20'.repeat(700)}`)
    await expect(page.getByRole('region', { name: 'Hasil pencarian' }).getByRole('listitem').first()).toBeVisible()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })

  await test.step('Back returns from query to query, not from letter to letter', async () => {
    await page.goto('/cari')
    const field = page.getByRole('searchbox')
    await field.pressSequentially('merek')
    await expect(page).toHaveURL(/q=merek$/)
    await field.press('Enter')
    await field.focus()
    await field.press('Control+a')
    await field.pressSequentially('yayasan')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=yayasan$/)
    await page.goBack()
    await expect(field).toHaveValue('merek')
    await expect(page.getByRole('status').filter({ hasText: '“merek”' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/cari$/)
    await expect(field).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Mulai dari sini' })).toBeVisible()
    await page.goForward()
    await expect(field).toHaveValue('merek')
  })

  await test.step('a question that the site answers is answered on top, with terms of the glossary beside', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/cari?q=orang+asing+100%25')
    const answer = page.getByRole('article', { name: 'Jawaban' })
    await expect(answer).toContainText('Boleh, jika bidang usahanya tidak dibatasi.')
    await expect(answer).toContainText('Dari halaman Pendirian PT PMA')
    await expect(answer.locator('mark')).toHaveText(['orang', 'asing', '100%'])
    const terms = page.getByRole('complementary', { name: 'Mungkin maksud Anda' })
    await terms.getByRole('link', { name: 'PMA' }).click()
    await expect(page.locator('#pma')).toBeInViewport()
    await page.goBack()
    await answer.getByRole('link').click()
    await expect(page).toHaveURL(/\/layanan\/pt-pma#tanya-jawab$/)
    await expect(page.getByRole('heading', { name: /^Bolehkah orang asing memiliki/ })).toBeVisible()
  })

  await test.step('a shared address is answered without a touch, narrowed to a kind, left, returned to and translated', async () => {
    await page.goto('/cari?q=pesangon')
    const field = page.getByRole('searchbox')
    await expect(field).toHaveValue('pesangon')
    const results = page.getByRole('region', { name: 'Hasil pencarian' })
    await expect(results.getByRole('listitem').first()).toContainText('Istilah')

    await test.step('the address keeps the kind, and all come back', async () => {
      await results.getByText('Peraturan', { exact: true }).first().click()
      await expect(page).toHaveURL(/\/cari\?q=pesangon&jenis=regulation$/)
      await expect(results.getByRole('listitem').first()).toContainText('Peraturan')
      await page.reload()
      await expect(results.getByRole('radio', { name: 'Peraturan' })).toBeChecked()
      await results.getByText('Semua', { exact: true }).click()
      await expect(page).toHaveURL(/\/cari\?q=pesangon$/)
      await expect(results.getByRole('listitem').first()).toContainText('Istilah')
    })

    await test.step('a result leads on and back', async () => {
      await page
        .getByRole('link', { name: /^Pesangon/ })
        .first()
        .click()
      await expect(page).toHaveURL(/glosarium#pesangon$/)
      await page.goBack()
      await expect(field).toHaveValue('pesangon')
      await expect(page.getByRole('status').filter({ hasText: '“pesangon”' })).toBeVisible()
    })

    await test.step('the language changes and the query stays', async () => {
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(/\/en\/cari\?q=pesangon$/)
      await expect(page.getByRole('link', { name: /^Severance/ }).first()).toBeVisible()
    })
  })

  await test.step('a regulation shows the stamp of its state, in which axe finds nothing', async () => {
    await page.goto('/en/cari?q=uu+40%2F2007')
    const first = page.getByRole('region', { name: 'Search results' }).getByRole('listitem').first()
    await expect(first.getByRole('link')).toHaveAttribute('href', '/en/infohukum/uu-40-2007')
    await expect(first).toContainText('Amended')
    expect(await violationsInBothThemes(page)).toEqual([])
  })

  await test.step('where nothing is found there is a way on, in which axe finds nothing', async () => {
    await page.goto('/cari?q=zzxxqqww')
    const answer = page.getByRole('region', { name: 'Hasil pencarian' })
    await expect(answer.getByRole('status')).toHaveText('Tidak ada hasil untuk “zzxxqqww”')
    await expect(answer.getByRole('link', { name: 'Tanya lewat WhatsApp' })).toHaveAttribute('href', /zzxxqqww/)
    await expect(answer.getByRole('link', { name: 'Buka pustaka hukum' })).toHaveAttribute('href', '/infohukum')
    await expect(page.getByRole('heading', { name: 'Semua isi situs, menurut jenisnya' })).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
  })
})

test.describe('a lost connection', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('is said; another try, or the connection itself, finds what was asked', async ({ page }) => {
    for (const [query, isPressed] of [
      ['foundation', true],
      ['company', false],
    ] as const) {
      await page.route(indexFiles, (route) => route.abort())
      await page.goto(`/en/cari?q=${query}`)
      const answer = page.getByRole('region', { name: 'Search results' })
      await expect(answer.getByRole('status')).toHaveText(/could not be loaded/)
      await page.unroute(indexFiles)
      if (isPressed) await answer.getByRole('button', { name: 'Try again' }).click()
      else await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(answer.getByRole('status')).toHaveText(new RegExp(`“${query}”`))
    }
  })
})

test.describe('a search that does not come', () => {
  test.use({ expectedConsole: /Failed to load resource|Error hydrating/ })

  test('says so, and its field can be sent again', async ({ page }) => {
    const scripts = /\/assets\/build\/search\.[^/]+\.js/
    await page.route(scripts, (route) => route.abort())
    await page.goto('/cari?q=yayasan')
    await expect(page.getByRole('alert')).toHaveText(/tidak dapat dimuat/)
    await page.unroute(scripts)
    await page.getByRole('searchbox').fill('yayasan')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '“yayasan”' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('what comes late is waited for', async ({ page }) => {
  await test.step('older articles are searched on demand, and the button goes', async () => {
    // Today's articles all stand in the newest index: the page is told of one more, and the English index takes its place.
    const [english] = readdirSync('dist/assets/search').filter((name) => /^en\..*\.json$/.test(name))
    const told = `"older":[1,[[0,"/assets/search/${english}"]]],"olderCount":[0,1200]`
    await page.route('**/cari?q=*', async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace('"older":[1,[]],"olderCount":[0,0]', told)
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto('/cari?q=trademark')
    const results = page.getByRole('region', { name: 'Hasil pencarian' })
    const older = results.getByRole('button', { name: 'Cari juga di 1.200 artikel yang lebih lama' })
    await expect(older).toBeVisible()
    await expect(results.locator('a[href^="/en/"]')).toHaveCount(0)
    await older.click()
    await expect(results.locator('a[href^="/en/"]').first()).toBeVisible()
    await expect(older).toBeHidden()
  })

  await test.step('a slow index is waited for in words', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(indexFiles, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/cari?q=merek')
    const status = page.getByRole('region', { name: 'Hasil pencarian' }).getByRole('status')
    await expect(status).toHaveText('Menyiapkan pencarian …')
    await expect(page.locator('#semua')).toBeHidden()
    release()
    await expect(status).toHaveText(/“merek”/)
  })

  await test.step('where nothing is asked any more, or spaces alone, the ways to begin are shown', async () => {
    await page.getByRole('searchbox').fill('')
    await expect(page.locator('#semua')).toBeVisible()
    await page.goto(`/cari?q=${'%20'.repeat(400)}merek`)
    await expect(page.locator('#semua')).toBeVisible()
  })

  await test.step('typed before the script is there, the query is not lost', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/build/search*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/cari')
    await page.getByRole('searchbox').pressSequentially('yayasan')
    release()
    await expect(page.getByRole('status').filter({ hasText: '“yayasan”' })).toBeVisible()
    await expect(page).toHaveURL(/q=yayasan$/)
  })
})

test.describe('the ways to the search', () => {
  test('lead to it', async ({ page }) => {
    await test.step('from the bar, outside of the menu of five', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/')
      await page.locator('header').first().getByRole('link', { name: 'Cari' }).click()
      await expect(page).toHaveURL(/\/cari$/)
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByRole('listitem')).toHaveCount(5)
    })

    await test.step('from the library, by its form', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto('/en/infohukum')
      await page.getByRole('searchbox', { name: 'Find a regulation' }).fill('uu pdp')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/en\/cari\?jenis=regulation&q=uu\+pdp$/)
      await expect(page.getByRole('link', { name: /^UU 27\/2022/ }).first()).toBeVisible()
    })
  })

  test.describe('from an address that does not exist', () => {
    test.use({ expectedConsole: /status of 404/ })

    test('by its form', async ({ page }) => {
      await page.goto('/layanan/tidak-ada')
      await page.getByRole('searchbox').fill('merek')
      await page.getByRole('search').getByRole('button', { name: 'Cari' }).click()
      await expect(page).toHaveURL(/\/cari\?q=merek$/)
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })

  test('the page says so and links everything', async ({ page }) => {
    await page.goto('/cari?q=merek')
    await expect(page.getByText('Pencarian memerlukan JavaScript')).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
    await page.getByText(/^Peraturan \(\d+\)$/).click()
    await page.getByRole('link', { name: 'UU 40/2007 Perseroan Terbatas' }).click()
    await expect(page).toHaveURL(/\/infohukum\/uu-40-2007$/)
  })
})
