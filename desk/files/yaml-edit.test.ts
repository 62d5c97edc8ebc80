import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { splitFrontMatter } from '../../src/collections/source-file.ts'
import { editYaml } from './yaml-edit.ts'

const service = `# Angka contoh.
order: 1
price:
  valid_from: 2026-11-01
  # Diberi tahu sekali.
  sample: [ours, third_party]
  lines:
    - id: jasa
      party: ours
      amount_idr: 2900000 # sudah termasuk PPN
    - id: nib
      party: state
      quantity: { min: 1, max: 3 }

title: "Pendirian PT"
help: |
  Satu.

  Dua.
portal:
`

describe('editYaml', () => {
  it('changes a number and keeps the comment behind it', () => {
    const value = parse(service)
    value.price.lines[0].amount_idr = 3100000
    expect(changed(value)).toEqual(['      amount_idr: 3100000 # sudah termasuk PPN'])
  })

  it('keeps the quotes of a text, and adds them where they are needed', () => {
    const value = parse(service)
    value.title = 'PT: "baru"'
    expect(changed(value)).toEqual(['title: "PT: \\"baru\\""'])
    expect(editYaml('a: satu\n', { a: 'satu: dua' })).toBe('a: "satu: dua"\n')
  })

  it('changes one paragraph of a text of several lines', () => {
    const value = parse(service)
    value.help = 'Satu.\n\nTiga.\n'
    expect(changed(value)).toEqual(['  Tiga.'])
  })

  it('changes a list in brackets on its line', () => {
    const value = parse(service)
    value.price.sample = ['third_party']
    value.price.lines[1].quantity.max = 5
    expect(changed(value)).toEqual(['  sample: [third_party]', '      quantity: { min: 1, max: 5 }'])
  })

  it('adds, removes and rewords entries of a list without touching the others', () => {
    const value = parse(service)
    value.price.lines.splice(1, 0, { id: 'baru', party: 'ours', amount_idr: 1 })
    const added = editYaml(service, value)
    expect(linesOnlyIn(added, service)).toEqual(['    - id: baru', '      amount_idr: 1'])
    expect(editYaml(added, parse(service))).toBe(service)
    value.price.lines.splice(0, 1)
    expect(parse(editYaml(service, value))).toEqual(value)
  })

  it('adds a name after the one that precedes it, and removes it without a trace', () => {
    const { order, price, ...rest } = parse(service)
    const value = { order, featured: true, price, ...rest }
    const text = editYaml(service, value)
    expect(text).toContain('order: 1\nfeatured: true\nprice:')
    expect(editYaml(text, parse(service))).toBe(service)
  })

  it('removes the first name of an entry', () => {
    const value = parse(service)
    delete value.price.lines[0].id
    expect(editYaml(service, value)).toContain('    - party: ours\n      amount_idr')
  })

  it('fills a name that had no value', () => {
    const value = parse(service)
    value.portal = 'https://ahu.go.id'
    expect(changed(value)).toEqual(['portal: https://ahu.go.id'])
  })

  it('adds to a file whose last line has no end', () => {
    expect(parse(editYaml('a: 1\nb:\n  - x', { a: 1, b: ['x', 'y'], c: 2 }))).toEqual({ a: 1, b: ['x', 'y'], c: 2 })
  })

  it('reads back what it wrote, whatever one thing was changed', () => {
    for (const { file, yaml } of sampleFiles()) {
      for (const edit of edits(parse(yaml)).filter((_, index) => index % 5 === 0)) {
        expect(parse(editYaml(yaml, edit)), file).toEqual(edit)
      }
    }
  })

  it('changes one line for one word', () => {
    for (const { file, yaml } of sampleFiles()) {
      const value = parse(yaml)
      const isLine = (name: string) => typeof value[name] === 'string' && !value[name].includes('\n')
      for (const name of Object.keys(value).filter(isLine)) {
        const text = editYaml(yaml, { ...value, [name]: `${value[name]} baru` })
        expect(linesOnlyIn(text, yaml).length, file).toBe(1)
        expect(text.split('\n').length, file).toBe(yaml.split('\n').length)
      }
    }
  })
})

function changed(value: object): string[] {
  return linesOnlyIn(editYaml(service, value), service)
}

function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

/** One file of each kind, with every way of writing that the content has. */
const samples = [
  ...['services/pendirian-cv', 'regulations/uu-13-2003', 'articles/modal-pt', 'changes/tutup-pt'].map(
    (entry) => `${entry}/facts.yaml`,
  ),
  'facts/tools/first-year.yaml',
  ...['services/susun-kontrak', 'regulations/pp-8-2021', 'articles/pesangon'].map((entry) => `${entry}/id.md`),
]

/** What the desk writes of them as YAML. */
function sampleFiles(): { file: string; yaml: string }[] {
  return samples.map((file) => {
    const source = readFileSync(join('content', file), 'utf8')
    return { file, yaml: splitFrontMatter(source)?.frontMatter ?? source }
  })
}

/** The value with one thing changed at a time: a text reworded, a name or an entry removed, an entry added. */
function edits(value: unknown): object[] {
  if (Array.isArray(value)) {
    return [
      ...value.flatMap((item, index) => [
        value.toSpliced(index, 1),
        ...edits(item).map((edit) => value.toSpliced(index, 1, edit)),
      ]),
      ...(value.length > 0 ? [[...value, structuredClone(value[0])]] : []),
    ]
  }
  if (typeof value === 'string') return [`${value.trimEnd()}: "baru" #1${value.endsWith('\n') ? '\n' : ''}`] as never
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _removed, ...others } = value as Record<string, unknown>
    return [others, ...edits(inner).map((edit) => ({ ...value, [name]: edit }))]
  })
}
