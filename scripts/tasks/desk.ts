/**
 * The desk for editors: http://127.0.0.1:4400, with the site beside the form. `PORT` is another port; the site takes the
 * next one. Nothing leaves this machine.
 */
import { spawn } from 'node:child_process'
import { ownPlaces } from '../../desk/files/entries.ts'
import { createDesk } from '../../desk/server/desk.ts'
import { pageFiles } from '../../desk/server/page-files.ts'
import { startServer } from '../../desk/server/server.ts'

const port = Number(process.env.PORT ?? 4400)
/** In a GitHub codespace ports are reached under names of its own, by those who are signed in. */
const { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN } = process.env
const forwarded = (number: number) => `https://${CODESPACE_NAME}-${number}.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`
const preview = CODESPACE_NAME ? forwarded(port + 1) : `http://127.0.0.1:${port + 1}`

const site = spawn(
  process.execPath,
  ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port + 1)],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The desk checks the content itself, before it is saved.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CONTENT_CHECK: 'off' },
  },
)
process.on('exit', () => site.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

try {
  const { address } = await startServer({
    desk: createDesk(ownPlaces()),
    page: await pageFiles(),
    port,
    preview,
    origins: CODESPACE_NAME ? [forwarded(port)] : [],
  })
  console.log(`The desk: ${address}   (Ctrl-C ends it)`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=4500 npm run desk` : error)
  process.exit(1)
}
