/** Serves the built site by the embedded server for all journeys; Playwright calls this once, and what it returns at the end. */
import { startServer } from '../../hosting/server/server.ts'

export default async function serveSite(): Promise<() => Promise<void>> {
  const { url, close } = await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
  Object.assign(process.env, { SITE_URL: url })
  return close
}
