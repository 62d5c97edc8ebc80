/** The site in development, which the desk shows beside the form: drafts too, and after every save. */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts it on a port of this machine, and waits until it answers: a frame that finds nothing does not ask again. It ends
 * with this process.
 * @throws Error where it ends before it answers
 */
export async function startPreview(port: number): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)]
  const site = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The desk checks the content itself, before it is saved.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CONTENT_CHECK: 'off' },
  })
  const stop = () => void site.kill()
  process.on('exit', stop)
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (site.exitCode !== null) throw new Error(`The site did not start on port ${port}.`)
    await pause(200)
  }
  return { origin, stop }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}
