import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { service as find } from '../../collections/services.ts'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { builtJson } from '../../hydration/built-json.ts'
import { pricesFile } from '../../page-data/hashed-json.ts'

test('the bill of the build names who is paid, the tax, and the basis of a tariff with the day it was checked', () => {
  const view = { ...viewOf(), day: '2026-11-20' }
  const service = find('pendirian-pt', 'id', view)
  if (!service) throw new Error('The sample content has no such service.')
  const bill = renderToStaticMarkup(<Estimate language="id" prices={builtJson(pricesFile(service, 'id', view))} />)
  for (const words of [
    'Jasa kami',
    'Biaya negara',
    'Sudah termasuk PPN (11% efektif).',
    '>UU 40/2007',
    'href="/infohukum/uu-40-2007',
    '1 Nov 2026',
  ]) {
    expect(bill).toContain(words)
  }
})
