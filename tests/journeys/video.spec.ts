import { expect, test } from '../support/development-site.ts'
import { islandsAtWork } from '../support/journey.ts'
import { playerSays, playVideoProvider, serveApi } from '../support/video-provider.ts'

test('nothing of the provider before the press', async ({ page, context }) => {
  const provider = await playVideoProvider(context)
  await page.goto('/dev/video')
  const video = page.locator('[data-video]').first()
  await expect(video).toHaveAttribute('data-state', 'poster')
  await expect(video).toContainText('YouTube baru dimuat setelah Anda menekan putar')

  // Everything short of pressing: hovering, scrolling, tabbing through.
  await video.hover()
  await page.mouse.wheel(0, 400)
  const play = video.getByRole('button', { name: 'Putar video: Contoh pertama' })
  await play.focus()
  await expect(play).toBeFocused()
  await expect(page.locator('link[href*="youtube"], script[src*="youtube"], img')).toHaveCount(0)
  expect(provider.requests).toEqual([])
})

test.describe('after the press', () => {
  test.use({
    expectedConsole:
      /^(request to another host: https:\/\/www\.youtube(-nocookie)?\.com\/|error: Failed to load resource)/,
  })

  test('a video plays, shares its script, can be tried again, and says what it does not', async ({ page, context }) => {
    await test.step('plays after a press, in the same place, with captions in the language of the page', async () => {
      const provider = await playVideoProvider(context)
      await page.goto('/dev/video')
      await islandsAtWork(page)
      const video = page.locator('[data-video]').first()
      const frame = video.locator('> div').first()
      const before = await frame.boundingBox()
      expect(before).toMatchObject({ width: 367, height: 270 })

      await video.getByText('Putar video: Contoh pertama').click()
      await expect(video).toHaveAttribute('data-state', 'ready')
      expect(await frame.boundingBox()).toEqual(before)

      const iframe = video.locator('iframe')
      await expect(iframe).toBeFocused()
      await expect(iframe).toHaveAttribute('title', 'Contoh pertama')
      expect(await iframe.boundingBox()).toMatchObject({ width: 367, height: 270 })
      const [api, , player, ...rest] = provider.requests
      expect(api).toBe('https://www.youtube.com/iframe_api')
      const address = new URL(player ?? '')
      expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE')
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        cc_load_policy: '1',
        cc_lang_pref: 'id',
        hl: 'id',
      })
      expect(rest).toEqual([])
    })

    await test.step('two players share one script', async () => {
      const provider = await playVideoProvider(context)
      await page.goto('/dev/video')
      await islandsAtWork(page)
      const videos = page.locator('[data-video]')
      await videos.nth(0).locator('[data-video-play]').click()
      await videos.nth(1).locator('[data-video-play]').click()
      await expect(videos.nth(0)).toHaveAttribute('data-state', 'ready')
      await expect(videos.nth(1)).toHaveAttribute('data-state', 'ready')
      await expect(page.locator('iframe')).toHaveCount(2)
      expect(provider.requests.filter((address) => address.endsWith('/iframe_api'))).toHaveLength(1)
      expect(provider.requests).toHaveLength(4)
    })

    await test.step('a press before the page has its script is not lost', async () => {
      const provider = await playVideoProvider(context)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await context.route('**/video-player.*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/dev/video')
      const video = page.locator('[data-video]').nth(1)
      await video.locator('[data-video-play]').click()
      await expect(video.getByRole('link', { name: 'Putar video: Contoh kedua' })).toBeVisible()
      release()
      await expect(video).toHaveAttribute('data-state', 'ready')
      expect(provider.requests.filter((address) => address.includes('/watch'))).toEqual([])
    })

    await test.step('the keyboard plays, by either key', async () => {
      await playVideoProvider(context)
      for (const key of ['Enter', 'Space']) {
        await page.goto('/dev/video')
        const video = page.locator('[data-video]').first()
        await video.locator('[data-video-play]').focus()
        await expect(video.getByRole('button')).toBeVisible()
        await page.keyboard.press(key)
        await expect(video.locator('iframe'), key).toBeFocused()
      }
    })

    await test.step('a blocked script leaves a link, and can be tried again', async () => {
      const provider = await playVideoProvider(context)
      provider.answerApi((route) => route.abort('blockedbyclient'))
      await page.goto('/dev/video')
      await islandsAtWork(page)
      const video = page.locator('[data-video]').first()
      await video.locator('[data-video-play]').click()
      await expect(video).toHaveAttribute('data-state', 'error')
      await expect(video.getByRole('alert')).toContainText('tidak dapat dimuat')
      const link = video.getByRole('link', { name: 'Tonton di YouTube' })
      await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE')
      await expect(link).toBeFocused()

      provider.answerApi(serveApi)
      await video.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(video).toHaveAttribute('data-state', 'ready')
      expect(provider.requests.filter((address) => address.endsWith('/iframe_api'))).toHaveLength(2)
    })

    await test.step('what the player refuses is said', async () => {
      await playVideoProvider(context)
      for (const { code, text } of [
        { code: 100, text: 'sudah tidak tersedia' },
        { code: 150, text: 'hanya dapat ditonton di YouTube' },
      ]) {
        await page.goto('/dev/video')
        await islandsAtWork(page)
        const video = page.locator('[data-video]').first()
        await video.locator('[data-video-play]').click()
        await expect(video).toHaveAttribute('data-state', 'ready')
        await playerSays(page, 'onError', code)
        await expect(video).toHaveAttribute('data-state', 'error')
        await expect(video.getByRole('alert')).toContainText(text)
        await expect(video.getByRole('link', { name: 'Tonton di YouTube' })).toBeFocused()
        await expect(video.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
        await expect(page.locator('iframe')).toHaveCount(0)
      }
    })

    await test.step('tells its page what happens, and another video begins with its poster', async () => {
      await playVideoProvider(context)
      await page.goto('/dev/video')
      const trial = page.getByRole('region', { name: 'Trial' })
      const video = trial.locator('[data-video]')
      await trial.getByRole('button', { name: 'Play video: Video M7lc1UVf-VE' }).click()
      await expect(trial.locator('output')).toHaveText('ready')
      for (const state of [-1, 3, 1, 2, 0, 5, 99]) await playerSays(page, 'onStateChange', state)
      await expect(trial.locator('output')).toHaveText('ready, unstarted, buffering, playing, paused, ended, cued')

      await trial.getByRole('button', { name: 'Change the video' }).click()
      await expect(video).toHaveAttribute('data-state', 'poster')
      await expect(video.locator('iframe')).toHaveCount(0)
      await trial.getByRole('button', { name: 'Play video: Video aqz-KE-bpKQ' }).click()
      await expect(video.locator('iframe')).toHaveAttribute('src', /embed\/aqz-KE-bpKQ\?/)
      await playerSays(page, 'onError', 5)
      await expect(trial.locator('output')).toHaveText(/, error playback$/)
    })

    await test.step('a script that comes late finds a link, and plays when asked again', async () => {
      const provider = await playVideoProvider(context)
      let arrive = () => {}
      const late = new Promise<void>((resolve) => {
        arrive = resolve
      })
      provider.answerApi(async (route) => {
        await late
        await serveApi(route)
      })
      await page.clock.install()
      await page.goto('/dev/video')
      const video = page.locator('[data-video]').first()
      await video.locator('[data-video-play]').click()
      await expect(video).toHaveAttribute('data-state', 'loading')
      await expect(video.getByRole('status')).toHaveText('Memuat video…')
      await page.clock.fastForward(9_000)
      await expect(video).toHaveAttribute('data-state', 'loading')
      await page.clock.fastForward(1_500)
      await expect(video).toHaveAttribute('data-state', 'error')
      await expect(video.getByRole('alert')).toContainText('terlalu lama')

      arrive()
      await page.waitForFunction(() => 'Player' in (window.YT ?? {}))
      await expect(video).toHaveAttribute('data-state', 'error')
      await expect(page.locator('iframe')).toHaveCount(0)
      await video.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(video).toHaveAttribute('data-state', 'ready')
      expect(provider.requests.filter((address) => address.endsWith('/iframe_api'))).toHaveLength(1)
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 600 } })

  test('the poster is a link to the video, as wide as its column', async ({ page, context }) => {
    const provider = await playVideoProvider(context)
    await page.goto('/dev/video')
    const video = page.locator('[data-video]').first()
    await expect(video.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE')
    const box = await video.locator('> div').first().boundingBox()
    expect(box?.width).toBe((await page.locator('main').boundingBox())?.width)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(367 / 270, 1)
    expect(provider.requests).toEqual([])
  })
})
