/** Asks the content check about texts that are not saved yet, in a thread of its own so that the desk answers meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Problem } from '../../src/collections/problem.ts'
import type { Places } from '../files/entries.ts'
import type { CheckAnswer, CheckRequest } from './check-worker.ts'

export interface Checker {
  /** Everything that is wrong, were the files saved with these texts. */
  check(edits: CheckRequest['edits']): Promise<readonly Problem[]>
  close(): Promise<void>
}

export function createChecker(places: Places): Checker {
  const copy = mkdtempSync(join(tmpdir(), 'desk-'))
  const waiting = new Map<number, { resolve: (problems: readonly Problem[]) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let number = 0
  let tools = ''

  const start = () => {
    const started = new Worker(new URL('./check-worker.ts', import.meta.url), {
      workerData: { copy, places },
      env: { ...process.env, CONTENT_DIR: join(copy, 'content') },
    })
    started.on('message', (answer: CheckAnswer) => {
      waiting.get(answer.number)?.resolve(answer.problems)
      waiting.delete(answer.number)
    })
    started.on('error', (error: Error) => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      if (worker === started) worker = undefined
    })
    return started
  }

  return {
    async check(edits) {
      // The facts of the tools are read once per thread.
      const edited = edits
        .filter(({ file }) => file.startsWith('content/facts/tools/'))
        .map(({ text }) => text)
        .join()
      if (edited !== tools) {
        const ended = worker
        worker = undefined
        for (const { reject } of waiting.values()) reject(new Error('A later edit has taken the place of this check.'))
        waiting.clear()
        await ended?.terminate()
        tools = edited
      }
      worker ??= start()
      const request: CheckRequest = { number: ++number, edits }
      return new Promise((resolve, reject) => {
        waiting.set(request.number, { resolve, reject })
        worker?.postMessage(request)
      })
    },
    async close() {
      await worker?.terminate()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
