/** The token rule in a real browser, over two real origins (specification, section 7). */
import { test as base, expect, type Page } from '@playwright/test'
import type { RequestOptions } from '../../src/http/client.ts'
import { type HttpServers, startHttpServers } from '../support/http-servers.ts'

const test = base.extend<{ servers: HttpServers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  servers: async ({}, use) => {
    const servers = await startHttpServers()
    await use(servers)
    await servers.stop()
  },
})

/** Sends a request from the page; answers whether it succeeded. */
function send(page: Page, address: string, options: RequestOptions): Promise<boolean> {
  return page.evaluate(
    ([url, init]) => {
      const { requestJson } = window as unknown as { requestJson(url: string, init: object): Promise<unknown> }
      return requestJson(url, init).then(
        () => true,
        () => false,
      )
    },
    [address, options] as const,
  )
}

async function openClient(page: Page, { own }: HttpServers, cookie = 'XSRF-TOKEN=a%2Bb=c'): Promise<void> {
  await page.goto(`${own}/page/`)
  await page.waitForFunction(() => 'requestJson' in window)
  await setCookie(page, cookie)
}

const setCookie = (page: Page, cookie: string) =>
  page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the server that sets the cookie.
    document.cookie = `${value}; path=/`
  }, cookie)

const addresses = {
  'relative to the page': () => 'api',
  'relative to the origin': () => '/page/api',
  'absolute, our own origin': ({ own }: HttpServers) => `${own}/page/api`,
  'protocol-relative, our own origin': ({ own }: HttpServers) => `${own.replace('http:', '')}/page/api`,
  'another origin': ({ other }: HttpServers) => `${other}/page/api`,
  'protocol-relative, another origin': ({ other }: HttpServers) => `${other.replace('http:', '')}/page/api`,
  'backslashes, another origin': ({ other }: HttpServers) => `${other.replace('http://', '\\\\')}/page/api`,
}

test('the token of the moment goes to our own origin alone, and never along with a redirect', async ({
  page,
  servers,
}) => {
  await test.step('the cookie is read at the time of the request', async () => {
    await openClient(page, servers, 'unrelated=1')
    await send(page, '/api', { method: 'POST' })
    await setCookie(page, 'XSRF-TOKEN=first')
    await send(page, '/api', { method: 'POST' })
    await setCookie(page, 'XSRF-TOKEN=second')
    await send(page, '/api', { method: 'POST' })
    expect(servers.noted.map(({ token }) => token)).toEqual([null, 'first', 'second'])
  })

  await test.step('a malformed cookie is sent as it is and breaks nothing', async () => {
    servers.noted.length = 0
    await openClient(page, servers, 'XSRF-TOKEN=100%')
    expect(await send(page, '/api', { method: 'POST' })).toBe(true)
    await setCookie(page, 'XSRF-TOKEN=%E2%82%AC')
    expect(await send(page, '/api', { method: 'POST' })).toBe(true)
    expect(servers.noted.map(({ token }) => token)).toEqual(['100%', null])
  })

  await test.step('a header that the caller set stays', async () => {
    servers.noted.length = 0
    await openClient(page, servers)
    await send(page, '/api', { method: 'POST', headers: { 'x-xsrf-token': 'mine' } })
    expect(servers.noted[0]?.token).toBe('mine')
  })

  await test.step('the token goes to our own origin however it is written, but for GET and HEAD, and never to another', async () => {
    await openClient(page, servers)
    for (const [name, addressOf] of Object.entries(addresses)) {
      servers.noted.length = 0
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'post']) {
        expect(await send(page, addressOf(servers), { method }), name).toBe(true)
      }
      const token = name.endsWith('another origin') ? null : 'a+b=c'
      expect(servers.noted, name).toEqual([
        { method: 'GET', path: '/page/api', token: null },
        { method: 'HEAD', path: '/page/api', token: null },
        ...['POST', 'PUT', 'PATCH', 'DELETE', 'POST'].map((method) => ({ method, path: '/page/api', token })),
      ])
    }
  })

  await test.step('a redirect does not carry the token to another origin', async () => {
    servers.noted.length = 0
    await openClient(page, servers)
    expect(await send(page, 'away', { method: 'POST' })).toBe(false)
    expect(servers.noted).toEqual([{ method: 'POST', path: '/page/away', token: 'a+b=c' }])
  })
})
