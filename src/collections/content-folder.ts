/** Where the content lies: `content/` of the project, or the folder that `CONTENT_DIR` names (benchmarks, tests). */
import { resolve } from 'node:path'

export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content')
}
