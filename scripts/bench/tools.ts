/**
 * `npm run bench -- tools`: the time from a key in a tool's form to its answer on the page, with the processor slowed
 * four times. Needs a built site. Aimed at are 50 ms in the median and 100 ms for nine keys in ten; the same key in a
 * field of that page which nothing listens to says how much of it is the machine's own.
 */
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../../hosting/server/server.ts'
import { chromiumPath } from '../browser/chromium-path.ts'

const slowdown = 4
const rounds = 30
/** The field that nothing listens to. */
const idleField = 'bench-idle'

/** An offer of 200 lines, of which the last changes. */
function longOffer(last: string): string {
  const labels = ['Akta notaris', 'PNBP pengesahan', 'Jasa pengurusan NIB dan NPWP', 'Meterai 4 x', 'Kantor virtual']
  return Array.from(
    { length: 200 },
    (_, line) =>
      `${line + 1}. ${labels[line % labels.length]} bagian ${line === 199 ? last : line} Rp 1.${100 + line}.000,-`,
  ).join('\n')
}

/** An address with a whole answer, the field that is typed into, and what its value alternates between. */
const cases = [
  { path: '/alat/bea-meterai#jenis=perjanjian', field: 'asli', values: ['2', '3'] },
  {
    path: `/alat/cek-penawaran#${new URLSearchParams({ layanan: 'pendirian-pt', isi: 'Jasa 2,5 jt\nNotaris 1.750.000\nNIB 500rb (negara)' })}`,
    field: 'nilai',
    values: ['50000000', '60000000'],
  },
  { path: '/alat/cek-penawaran#layanan=pendirian-pt', field: 'isi', values: [longOffer('1'), longOffer('2')] },
  {
    path: '/alat/biaya-tahun-pertama#bentuk=pt&pekerja=1&upah=5000000&ukuran=menengah',
    field: 'upah',
    values: ['5000000', '6000000'],
  },
  {
    path: '/alat/kalender-kewajiban#bentuk=pt&ukuran=kecil&pekerja=3&pajak=umum&pkp=ya&potong=ya&tanggal=10%2F11%2F2026',
    field: 'pekerja',
    values: ['3', '4'],
  },
  { path: '/alat/cek-nama#nama=Global+Digital+Solutions%0AMaju+Jaya', field: 'singkatan', values: ['KPK', 'SKN'] },
  { path: '/alat/cari-kbli#cari=roti', field: 'cari', values: ['kedai kopi', 'perdagangan eceran pakaian'] },
] as const

/** Prints the median of each tool and the time within which nine keys of ten are answered. */
export async function benchTools(): Promise<void> {
  const { url, close } = await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    for (const { path, field, values } of cases) {
      const page = await browser.newPage()
      await page.goto(`${url}${path}`)
      await page.locator(`[name="${field}"]:enabled`).waitFor()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.evaluate((name) => {
        const idle = document.createElement('input')
        idle.name = name
        document.querySelector('main')?.prepend(idle)
      }, idleField)
      const [times, idle]: [number[], number[]] = [[], []]
      // Each in turn, so that both meet the same load. The first answers are those of a page that is still being compiled.
      for (let round = -4; round < rounds; round++) {
        const [key, none] = [
          await timeOfKey(page, field, values[(round + 4) % 2] ?? ''),
          await timeOfKey(page, idleField, String(round)),
        ]
        if (round >= 0) {
          times.push(key)
          idle.push(none)
        }
      }
      console.log(
        `${path.replace(/#.*/, '')} ${field}: ${spread(times)} ms; a field that nothing listens to: ${spread(idle)} ms`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
    await close()
  }
}

/** Median and ninth decile. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return `${at(0.5)}, ${at(0.9)} at most for nine of ten`
}

/**
 * From a key until the frame after it is on its way to the screen; React answers input events at once. Only what differs
 * is typed over, as a visitor would.
 */
function timeOfKey(page: Page, field: string, value: string): Promise<number> {
  return page.evaluate(
    ([name, text]) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
        if (!input) throw new Error(`There is no field ${name}.`)
        const old = input.value
        let start = 0
        while (start < old.length && old[start] === text[start]) start++
        let end = 0
        while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end++
        input.focus({ preventScroll: true })
        input.setSelectionRange(start, old.length - end)
        const begin = performance.now()
        document.execCommand('insertText', false, text.slice(start, text.length - end))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
      }),
    [field, value] as const,
  )
}
