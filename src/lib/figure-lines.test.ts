import { expect, test } from 'vitest'
import { aroundFigure, figureLines } from './figure-lines.ts'

test.each([
  ['60 hari', '60', 'hari'],
  ['6 sampai 20 hari kerja', '6 sampai 20', 'hari kerja'],
  ['3 x 24 hours', '3 x 24', 'hours'],
  ['Rp4,51 juta', 'Rp4,51', 'juta'],
  ['18 Oktober 2026', '18', 'Oktober 2026'],
  ['25%', '25%', ''],
  ['Rp500.000', 'Rp500.000', ''],
  ['KBLI 2025', 'KBLI 2025', ''],
  ['PT atau CV', 'PT atau CV', ''],
])('%s', (figure, large, small) => {
  expect(figureLines(figure)).toEqual({ large, small })
})

test('a card says what its figure is by the first text that has it', () => {
  expect(aroundFigure('60 hari', ['Ringkasan.', 'Kreditor punya 60 hari untuk menagih.'])).toEqual([
    'Kreditor punya ',
    '60 hari',
    ' untuk menagih.',
  ])
  expect(aroundFigure('UU 40/2007', ['Ringkasan.'])).toEqual(['Ringkasan.', '', ''])
})
