/** Gecko: an installed Firefox, driven by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks itself. */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram } from '../../scripts/browser/chromium-path.ts'
import type { EngineBrowser, Missing } from './engine.ts'
import { firstMatch, stopProgram } from './program.ts'

/** An Indonesian visitor who prefers reduced motion; nothing is reported to anybody. */
const preferences = {
  'intl.accept_languages': 'id',
  'ui.prefersReducedMotion': 1,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
}

export async function startFirefox(scratch: string): Promise<EngineBrowser | Missing> {
  const program = findProgram('firefox-esr') ?? findProgram('firefox')
  if (!program) return { missing: 'Firefox is not installed (apt-get install firefox-esr)' }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  await writeFile(join(scratch, 'user.js'), lines.join(''))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', scratch, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: scratch } },
  )
  try {
    const address = await firstMatch(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/)
    const { send, disconnect } = await connect(`${address}/session`)
    const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context ?? ''
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      async open(address) {
        await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
      },
      async evaluate(expression) {
        const reply = await send<Evaluation>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: false,
        })
        if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text)
        return reply.result.value
      },
      async perform(actions) {
        await send('input.performActions', { context, actions })
      },
      async resize(width, height) {
        await send('browsingContext.setViewport', { context, viewport: { width, height } })
      },
      async close() {
        disconnect()
        await stopProgram(child)
      },
    }
  } catch (error) {
    await stopProgram(child)
    throw error
  }
}

type Evaluation =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

interface Reply {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (reply: Reply) => void>()
  let count = 0
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${address} does not answer.`))
  })
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id === undefined) return
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  }
  socket.onclose = () => {
    for (const settle of waiting.values()) settle({ type: 'error', message: 'Firefox has closed the connection.' })
  }
  return {
    send<T>(method: string, params: object): Promise<T> {
      return new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, ({ type, result, message }) =>
          type === 'success' ? resolve(result as T) : reject(new Error(`${method}: ${message}`)),
        )
        socket.send(JSON.stringify({ id: count, method, params }))
      })
    },
    disconnect: () => socket.close(),
  }
}
