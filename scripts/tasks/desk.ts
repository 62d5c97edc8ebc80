/**
 * The desk for editors: http://127.0.0.1:4400, with the site beside the form. `PORT` is another port; the site takes the
 * next one. Nothing leaves this machine.
 */
import { ownPlaces } from '../../desk/files/entries.ts'
import { createDesk } from '../../desk/server/desk.ts'
import { pageFiles } from '../../desk/server/page-files.ts'
import { startPreview } from '../../desk/server/preview.ts'
import { startServer } from '../../desk/server/server.ts'

const port = Number(process.env.PORT ?? 4400)
/** In a GitHub codespace ports are reached under names of its own, by those who are signed in. */
const { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN } = process.env
const forwarded = (number: number) => `https://${CODESPACE_NAME}-${number}.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

try {
  const [{ origin }, page] = await Promise.all([startPreview(port + 1), pageFiles()])
  const { address } = await startServer({
    desk: createDesk(ownPlaces()),
    page,
    port,
    preview: CODESPACE_NAME ? forwarded(port + 1) : origin,
    origins: CODESPACE_NAME ? [forwarded(port)] : [],
  })
  console.log(`The desk: ${address}   (Ctrl-C ends it)`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=4500 npm run desk` : error)
  process.exit(1)
}
