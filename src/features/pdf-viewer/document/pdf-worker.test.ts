// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { pdfResources } from '../../../lib/pdf-resource-paths.ts'
import { startPdfWorker } from './pdf-worker.ts'

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
