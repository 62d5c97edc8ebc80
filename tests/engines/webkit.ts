/** WebKit: Debian's WebKitGTK, driven by WebDriver (https://www.w3.org/TR/webdriver2/) on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { findProgram } from '../../scripts/browser/chromium-path.ts'
import { freePort } from '../support/free-port.ts'
import type { EngineBrowser, Missing } from './engine.ts'
import { firstMatch, stopProgram } from './program.ts'

const packages = 'apt-get install webkit2gtk-driver xvfb'

/**
 * Without a graphics card Mesa draws, and its llvmpipe (22.3) can end the process of a page when several threads draw:
 * WebKit paints on the processor, and llvmpipe has no threads of its own.
 */
const drawing = { GDK_BACKEND: 'x11', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LP_NUM_THREADS: '0' }

export async function startWebKit(scratch: string): Promise<EngineBrowser | Missing> {
  const driver = findProgram('WebKitWebDriver')
  const screen = findProgram('Xvfb')
  const binary = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.?/MiniBrowser').find((path) => existsSync(path))
  if (!driver || !binary) return { missing: `WebKitGTK's driver is not installed (${packages})` }
  if (!screen) return { missing: `there is no screen for WebKitGTK (${packages})` }

  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) await stopProgram(child)
  }
  try {
    const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(xvfb)
    const display = await firstMatch(xvfb, xvfb.stdio[3] as Readable, /(\d+)\n/)
    const port = await freePort()
    children.push(
      spawn(driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${display}`, ...drawing, LC_ALL: 'C.UTF-8', HOME: scratch },
      }),
    )
    const send = await connect(`http://127.0.0.1:${port}`)
    const { sessionId, capabilities } = await send<Session>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    })
    const session = `/session/${sessionId}`
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      async open(address) {
        await send('POST', `${session}/url`, { url: address })
      },
      async evaluate(expression) {
        return send<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
      },
      async perform(actions) {
        await send('POST', `${session}/actions`, { actions })
      },
      async resize(width, height) {
        await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
      },
      async close() {
        await send('DELETE', session)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

/** Resolves when the driver takes commands. */
async function connect(origin: string): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${path.replace(/.*\//, '')}: ${value.message || value.error}`)
    return value
  }
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await send('GET', '/status')
      return send
    } catch (error) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
