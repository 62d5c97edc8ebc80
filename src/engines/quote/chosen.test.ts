/** A visitor chooses one of the prices that are asked about: it alone counts, and the others stay questions. */
import { expect, test } from 'vitest'
import { toolFacts } from '../../collections/tool-facts.ts'
import { checkOffer } from '../quote.ts'
import { openPrices, sumOf } from './offer.ts'
import { readOffer } from './read-offer.ts'

const words = toolFacts('quote')
const nothing = { isSocial: false, needed: [], notNeeded: [], outside: [], state: [] }

const table =
  'Uraian | Basic | Pro\nAkta notaris | 2.000.000 | 2.500.000\nPNBP | 1.000.000 | 1.000.000\nJasa | 1.500.000 | 3.000.000'
const lists =
  'Paket Basic 4.500.000\n- Akta 2.000.000\n- PNBP 1.000.000\n- Jasa 1.500.000\n\nPaket Pro 6.500.000\n- Akta 2.500.000\n- PNBP 1.000.000\n- Jasa 3.000.000'
const totals =
  'Paket Basic\nAkta 2.000.000\nJasa 1.500.000\nTotal 3.500.000\n\nPaket Pro\nAkta 2.500.000\nJasa 3.000.000\nTotal 5.500.000'

test.each([
  ['PT 4,5jt, NPWP 500rb, ambil dua-duanya cukup 4,7jt', 'ambil', 4_700_000, 2, true],
  ['PT 4,5jt, NPWP 500rb, ambil dua-duanya cukup 4,7jt', 'PT', 4_500_000, 2, true],
  ['Harga non PPN: 5.000.000\nHarga PPN: 5.550.000', 'Harga PPN', 5_550_000, 1, true],
  [table, 'Basic', 4_500_000, 1, false],
  [lists, 'Paket Basic', 4_500_000, 1, false],
  [totals, 'Paket Pro', 5_500_000, 1, false],
])('%j, %s', (text, name, sumIdr, asked, isOneFigure) => {
  const before = readOffer(text, words)
  expect(sumOf(before.lines).maxIdr).toBe(0)
  const chosen = before.lines.find((line) => line.text.startsWith(name) && line.doubt === 'choice')
  const offer = readOffer(text, words, new Map([[chosen?.key ?? '', { role: 'price', sumIdr }]]))
  expect(sumOf(offer.lines)).toEqual({ minIdr: sumIdr, maxIdr: sumIdr })
  expect(openPrices(offer)).toHaveLength(asked)
  const { findings } = checkOffer(words, nothing, offer, { included: [], terms: [] })
  expect(findings.some(({ id }) => id === 'noSplit')).toBe(isOneFigure)
  expect(findings.filter(({ id }) => id === 'unclear' || id === 'mixed')).toEqual([])
})
