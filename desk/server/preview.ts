/** The site in development, which the desk shows beside the form: drafts too, and after every save. */
import { spawn } from 'node:child_process'

/** Starts it on a port of this machine; it ends with this process. */
export function startPreview(port: number): { readonly origin: string; readonly stop: () => void } {
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)]
  const site = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The desk checks the content itself, before it is saved.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CONTENT_CHECK: 'off' },
  })
  const stop = () => void site.kill()
  process.on('exit', stop)
  return { origin: `http://127.0.0.1:${port}`, stop }
}
