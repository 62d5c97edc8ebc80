/** Answers with the files of a built site, for tests that need a server of their own beside them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The file of a path (`/dev/video` is `dev/video.html`), or 404. */
export function answerWithFile(folder: string, path: string, response: ServerResponse): void {
  const wanted = join(folder, normalize(path))
  const file = [wanted, `${wanted}.html`, join(wanted, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  )
  if (!file) {
    response.writeHead(404).end()
    return
  }
  response
    .writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      // What the site promises of scripts made at run time holds on these pages too.
      'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types video-api",
    })
    .end(readFileSync(file))
}
