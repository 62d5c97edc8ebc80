/**
 * A tab of a Chromium that renders pages ahead, by the DevTools protocol. Chromium leaves that out for clients that attach
 * to pages, as Playwright does; this one attaches to the tab, and by it to the page that is shown and to that made ahead.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Values = Readonly<Record<string, unknown>>

interface Message {
  readonly id?: number
  readonly method: string
  readonly params: Values
  readonly sessionId?: string
  readonly result?: Values
  readonly error?: { readonly message: string }
}

export interface TabPage {
  /** Whether it was made before the visitor asked for it; it may be shown by now. */
  readonly isAhead: boolean
  /** @throws Error where the browser refuses */
  send(method: string, params?: Values): Promise<Values>
  /**
   * The value of an expression in the page, awaited; as JSON can say it.
   * @throws Error where it throws
   */
  evaluate<T>(expression: string): Promise<T>
  /** The next event of a name that meets a condition. */
  event(method: string, isMeant?: (params: Values) => boolean): Promise<Values>
}

export interface Tab {
  /** The page that is shown. */
  shown(): TabPage
  /** The next page that the browser makes, ahead or not. */
  nextPage(): Promise<TabPage>
  close(): Promise<void>
}

/**
 * Opens a browser with a blank page.
 * @param prepare sends to each page what holds before it begins to load; what it awaits comes later
 */
export async function openTab(
  executable: string,
  args: readonly string[],
  prepare: (page: TabPage) => void,
): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-tab-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(executable, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => browser.on('exit', () => resolve()))
  const socket = new WebSocket(
    await new Promise<string>((resolve, reject) => {
      let said = ''
      browser.on('error', reject)
      browser.on('exit', () => reject(new Error(`Chromium has ended:\n${said}`)))
      browser.stderr.on('data', (chunk: Buffer) => {
        said += chunk
        const address = /ws:\/\/\S+/.exec(said)?.[0]
        if (address) resolve(address)
      })
    }),
  )
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('Chromium does not answer.'))
  })

  let lastId = 0
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Set<(message: Message) => void>()
  const pages = new Map<string, TabPage>()
  const pageListeners = new Set<(page: TabPage) => void>()

  function send(method: string, params: Values = {}, sessionId?: string): Promise<Values> {
    const id = ++lastId
    const answer = new Promise<Values>((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result ?? {})
      })
    })
    // A page may go while it is asked; only who waits for the answer has to know.
    answer.catch(() => {})
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    return answer
  }

  function pageOf(sessionId: string, isAhead: boolean): TabPage {
    return {
      isAhead,
      send: (method, params) => send(method, params, sessionId),
      async evaluate<T>(expression: string) {
        const asked = { expression, awaitPromise: true, returnByValue: true }
        const { result, exceptionDetails } = await send('Runtime.evaluate', asked, sessionId)
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
        return (result as { value: T }).value
      },
      event: (method, isMeant = () => true) =>
        new Promise((resolve) => {
          const listen = (message: Message) => {
            if (message.sessionId !== sessionId || message.method !== method || !isMeant(message.params)) return
            listeners.delete(listen)
            resolve(message.params)
          }
          listeners.add(listen)
        }),
    }
  }

  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }

  function attached(sessionId: string, { type, subtype }: { type?: string; subtype?: string }) {
    if (type === 'tab') void send('Target.setAutoAttach', follow, sessionId)
    if (type === 'page') {
      const page = pageOf(sessionId, subtype === 'prerender')
      pages.set(sessionId, page)
      prepare(page)
      for (const listen of pageListeners) listen(page)
    }
    void send('Runtime.runIfWaitingForDebugger', {}, sessionId)
  }

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    } else if (message.method === 'Target.attachedToTarget') {
      attached(String(message.params['sessionId']), message.params['targetInfo'] as Values)
    } else if (message.method === 'Target.detachedFromTarget') {
      pages.delete(String(message.params['sessionId']))
    }
    for (const listen of listeners) listen(message)
  }

  const nextPage = () =>
    new Promise<TabPage>((resolve) => {
      const listen = (page: TabPage) => {
        pageListeners.delete(listen)
        resolve(page)
      }
      pageListeners.add(listen)
    })
  const first = nextPage()
  await send('Target.setAutoAttach', { ...follow, filter: [{ type: 'page', exclude: true }, {}] })
  await first
  return {
    nextPage,
    shown() {
      // A page made ahead comes after the one that is shown, and outlives it once it is shown itself.
      const [page] = pages.values()
      if (!page) throw new Error('The tab shows no page.')
      return page
    },
    async close() {
      socket.close()
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
