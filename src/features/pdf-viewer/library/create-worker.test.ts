// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createWorker } from './create-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['https://elsewhere.example/pdf.worker.mjs', 'data:text/javascript,0'])(
  'a worker from %s is refused',
  async (file) => {
    const Worker = vi.fn()
    vi.stubGlobal('Worker', Worker)
    await expect(createWorker(file, new AbortController().signal)).rejects.toMatchObject({ kind: 'worker' })
    expect(Worker).not.toHaveBeenCalled()
  },
)
