import type { MeasuredNode } from '@takumi-rs/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawPicture, fittedTree, pictureRenderer } from './draw-picture.ts'
import { pictureSize } from './picture-tree.ts'
import { type SharePicture, sharePictureOf, sharePictures } from './share-pictures.ts'

const known = (page: string, language: 'id' | 'en' = 'id'): SharePicture => {
  const picture = sharePictureOf(page, language)
  if (!picture) throw new Error(`There is no picture of ${page}.`)
  return picture
}

test('a page without a picture of its own has that of its overview, or of Home', () => {
  expect(known('/blog/kategori/merek').path).toBe('/share/id/blog.png')
  expect(known('/konsultasi', 'en').path).toBe('/share/en/home.png')
})

test('a service shows its bill, in whole sums, with the day from which it is valid', () => {
  expect(known('/layanan/pendaftaran-merek', 'en')).toMatchObject({
    path: '/share/en/layanan/pendaftaran-merek.png',
    alt: 'Service: Trademark registration: Total Rp2,200,000',
    bill: {
      variant: 'Micro and small business',
      lines: [{ label: 'Our fee', amount: 'Rp950,000' }, { amount: 'Rp500,000' }, { amount: 'Rp750,000' }],
      total: { amount: 'Rp2,200,000' },
      note: 'Our fee valid from 1 November 2026. Our fee and the third-party costs shown here are examples, not real prices.',
    },
  })
  expect(known('/layanan/pendirian-cv', 'en').bill).toMatchObject({
    lines: [{ amount: 'Rp2,250,000' }, { amount: 'Not known' }, { amount: 'Rp1,350,000' }],
    total: { amount: 'Rp3,600,000 + a fee not known' },
    note: expect.stringContaining('Not included: Name and registration of the CV (PNBP).'),
  })
  expect(known('/layanan/pendirian-pt').bill?.lines[1]?.label).toBe('Biaya negara (belum terkonfirmasi, 22 Nov 2026)')
})

test('a regulation is named without its state, which a kept picture would outlive', () => {
  const { kind, title, detail } = known('/infohukum/permenkumham-21-2021')
  expect(`${kind} ${title} ${detail}`).toMatch(/^Peraturan Permenkumham 21\/2021 /)
  expect(`${kind} ${title} ${detail}`).not.toContain('Dicabut')
})

describe('drawn', () => {
  test('it is a PNG of the size that the page names, the same each time', async () => {
    const png = Buffer.from(await drawPicture(known('/blog/modal-pt')))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.equals(Buffer.from(await drawPicture(known('/blog/modal-pt'))))).toBe(true)
  })

  test('the art belongs to the entry, whatever its language', () => {
    expect(known('/blog/modal-pt').art).toBe(known('/blog/modal-pt', 'en').art)
    expect(known('/blog/modal-pt').art).not.toBe(known('/blog/modal-pma').art)
  })
})

describe('no text leaves its place', () => {
  let renderer: Awaited<ReturnType<typeof pictureRenderer>>
  beforeAll(async () => {
    renderer = await pictureRenderer()
  })

  /** Texts that reach into the margins or past their own box, with how far, in pixels. */
  async function escapes(picture: SharePicture, fitted = fittedTree(renderer, picture)): Promise<string[]> {
    const root = await renderer.measure(await fitted, pictureSize)
    const found: string[] = []
    const visit = (node: MeasuredNode) => {
      const [, , , , x, y] = node.transform
      for (const run of node.runs) {
        // The space at the end of a line hangs; an ellipsis stands in the place of what is cut, measured with it.
        const hanging = run.text.endsWith(' ') ? run.height * 0.3 : 1
        const isOver = run.x + run.width - node.width > hanging && node.runs.at(-1) !== run
        const inside = x >= 0 && y >= 0 && x + node.width <= pictureSize.width && y + node.height <= pictureSize.height
        if (!inside || isOver) found.push(`${picture.path}: ${run.text}`)
      }
      node.children.forEach(visit)
    }
    visit(root)
    const [left] = root.children
    const [top, foot] = left?.children ?? []
    if (!top || !foot || top.transform[5] + top.height > foot.transform[5]) found.push(`${picture.path}: into the foot`)
    return found
  }

  test.each(['id', 'en'] as const)('on any picture in %s', { timeout: 60_000 }, async (language) => {
    const found: string[] = []
    for (const picture of sharePictures(language)) {
      const fitted = fittedTree(renderer, picture)
      found.push(...(await escapes(picture, fitted)))
      const tree = JSON.stringify(await fitted)
      if (!tree.includes(JSON.stringify(picture.title))) found.push(`${picture.title} is cut off`)
    }
    expect(found).toEqual([])
  })

  test('what is too long is cut off at a word', async () => {
    const detail = 'Perubahan kedua atas peraturan pemerintah '.repeat(12)
    const tree = JSON.stringify(await fittedTree(renderer, { ...known('/blog/modal-pt'), detail }))
    const [, cut = ''] = /"text":"(Perubahan[^"]*)…"/.exec(tree) ?? []
    expect(cut.length).toBeGreaterThan(40)
    expect(detail.startsWith(`${cut} `)).toBe(true)
  })

  test.each([
    ['a title of 60 words', { title: 'Perubahan kedua atas peraturan pemerintah '.repeat(12) }],
    ['a word longer than its line', { title: 'pertanggungjawabankeperdataansebagaimanadimaksudkan' }],
    ['a summary of 60 words', { detail: 'Perubahan kedua atas peraturan pemerintah '.repeat(12) }],
  ])('on one with %s', async (_, change) => {
    expect(await escapes({ ...known('/blog/modal-pt'), ...change })).toEqual([])
    expect(await escapes({ ...known('/layanan/pendirian-pt'), ...change })).toEqual([])
  })
})
