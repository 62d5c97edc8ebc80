// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { startPdfWorker } from './pdf-worker.ts'
import { pdfResources } from './resources.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['https://elsewhere.example/pdf.worker.mjs', 'data:text/javascript,0'])(
  'a worker from %s is refused',
  async (worker) => {
    const Worker = vi.fn()
    vi.stubGlobal('Worker', Worker)
    const started = startPdfWorker({ ...pdfResources(null), worker }, false, new AbortController().signal)
    await expect(started).rejects.toMatchObject({ kind: 'worker' })
    expect(Worker).not.toHaveBeenCalled()
  },
)
