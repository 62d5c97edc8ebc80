/** What visitors work with: chat link, calculator, checklist, PDF viewer, device data. */
import { storageName } from '../../src/storage/stored-keys.ts'
import { assert, type EngineJourney, hydrate, openLater } from './engine-journey.ts'

const chat: EngineJourney = {
  title: 'the chat link names the page in its greeting',
  async run(visitor) {
    await openLater(visitor, '/en/layanan/pt-pma')
    await hydrate(visitor)
    const address = new URL(
      await visitor.run(() => document.querySelector<HTMLAnchorElement>('a[data-chat]')?.href ?? ''),
    )
    assert(address.origin === 'https://wa.me', `the chat leads to ${address.origin}`)
    const greeting = address.searchParams.get('text') ?? ''
    assert(greeting.startsWith('Hello Suluh Legal, I have a question about: '), `the greeting is: ${greeting}`)
  },
}

const estimate: EngineJourney = {
  title: 'the calculator counts',
  async run(visitor) {
    await openLater(visitor, '/layanan/pendaftaran-merek')
    await visitor.run(() => {
      document.getElementById('hitung')?.closest('details')?.setAttribute('open', '')
      document.querySelector('[data-estimate]')?.scrollIntoView({ behavior: 'instant' })
    })
    await visitor.until('it is ready', () => document.querySelector('[data-estimate] output') !== null)
    const before = await visitor.run(() => document.querySelector('[data-estimate] p output')?.textContent ?? '')
    await visitor.click('[data-estimate] input[type="checkbox"]')
    await visitor.until(
      'the sum changes',
      (before) => document.querySelector('[data-estimate] p output')?.textContent !== before,
      before,
    )
  },
}

const checklist: EngineJourney = {
  title: 'a ticked document is remembered',
  async run(visitor) {
    const open = () => document.getElementById('dokumen')?.closest('details')?.setAttribute('open', '')
    await openLater(visitor, '/layanan/pendirian-pt')
    await visitor.run(open)
    const box = '[data-checklist] input[type="checkbox"]'
    await visitor.click(box)
    await visitor.until('it is kept', () => Object.keys(localStorage).some((key) => key.includes('checklist')))
    await visitor.open('/layanan/pendirian-pt')
    await visitor.run(open)
    await visitor.run((box) => document.querySelector(box)?.scrollIntoView({ behavior: 'instant' }), box)
    await visitor.until(
      'it is ticked again',
      (box) => document.querySelector<HTMLInputElement>(box)?.checked === true,
      box,
    )
  },
}

const viewer: EngineJourney = {
  title:
    'a guide is shown by the viewer, with ink, and its pages turn; closed and opened again, it is at the same page',
  async run(visitor) {
    await openLater(visitor, '/infohukum/panduan/panduan-merek')
    await visitor.click('#dokumen a[data-opens-viewer]')
    await visitor.until(
      'the viewer is ready',
      () => document.querySelector('[data-pdf-viewer][data-state="ready"]') !== null,
    )
    await visitor.until('there is ink', () => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-pdf-viewer] .page canvas')
      if (!canvas?.width) return false
      const copy = document.createElement('canvas')
      ;[copy.width, copy.height] = [canvas.width, canvas.height]
      const context = copy.getContext('2d')
      context?.drawImage(canvas, 0, 0)
      const pixels = new Uint32Array(
        context?.getImageData(0, 0, copy.width, copy.height).data.buffer ?? new ArrayBuffer(4),
      )
      return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length > 0.001
    })
    await visitor.until(
      'the text can be selected',
      () => (document.querySelector('[data-pdf-viewer] .textLayer')?.textContent ?? '').length > 20,
    )
    await visitor.click('[data-pdf-viewer] button[aria-label="Halaman berikutnya"]')
    await visitor.until(
      'the second page',
      () => document.querySelector('[data-pdf-viewer]')?.getAttribute('data-page') === '2',
    )
    await visitor.press('Escape')
    await visitor.until('it is closed', () => document.querySelector('[hidden] [data-pdf-viewer]') !== null)
    await visitor.click('#dokumen a[data-opens-viewer]')
    await visitor.until('the second page is seen', () => {
      const [page, stage] = ['[data-page-number="2"]', '[role=region]:has(> .pdfViewer)'].map((what) =>
        document.querySelector(`[data-pdf-viewer] ${what}`)?.getBoundingClientRect(),
      )
      return page !== undefined && stage !== undefined && Math.abs(page.top - stage.top) < stage.height / 2
    })
  },
}

const deviceData: EngineJourney = {
  title: 'the privacy page shows what the device keeps, and erases it',
  async run(visitor) {
    await openLater(visitor, '/privacy-policy')
    await visitor.run((key) => localStorage.setItem(key, '"id"'), storageName('language', 1))
    await visitor.run(() => document.querySelector('[data-device-data]')?.scrollIntoView({ behavior: 'instant' }))
    await visitor.click('[data-device-data] summary')
    await visitor.click('[data-device-data] button')
    await visitor.until(
      'nothing is kept',
      () => localStorage.length + sessionStorage.length === 0 && !document.querySelector('[data-device-data] button'),
    )
  },
}

export const islandJourneys: readonly EngineJourney[] = [chat, estimate, checklist, viewer, deviceData]
