/** `node hosting/server/main.ts`: serves `dist/`, or the folder named, until it is told to stop. Settings: `configuration.ts`. */
import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'

await serve(process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url)))
