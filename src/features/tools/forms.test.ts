/** What holds for the form of every tool, with the site's own facts. */
import { expect, test } from 'vitest'
import en from '../../i18n/tools/en.json'
import id from '../../i18n/tools/id.json'
import { calendarPage } from '../../page-data/tools/calendar.ts'
import { companyNamePage } from '../../page-data/tools/company-name.ts'
import { firstYearPage } from '../../page-data/tools/first-year.ts'
import { kbliPage } from '../../page-data/tools/kbli.ts'
import { quotePage } from '../../page-data/tools/quote.ts'
import { stampDutyPage } from '../../page-data/tools/stamp-duty.ts'
import { calendarForm } from './calendar/calendar-form.ts'
import { nameForm } from './company-name/name-form.ts'
import { beginningOf, type Field, type Fields } from './declared-form.ts'
import { firstForm } from './first-year/first-form.ts'
import { kbliForm } from './kbli/kbli-form.ts'
import { quoteForm } from './quote/quote-form.ts'
import { stampForm } from './stamp-duty/stamp-form.ts'

const [stamp, quote, first, name, kbli, calendar] = [
  stampDutyPage('id').props.island,
  quotePage('id').props.island,
  firstYearPage('id').props.island,
  companyNamePage('id').props.island,
  kbliPage('id').props.island,
  calendarPage('id').props.island,
]

const forms: Readonly<Record<string, { readonly fields: Fields }>> = {
  stamp: stampForm(stamp.rates.kinds, 2026),
  quote: quoteForm(quote.cases),
  first: firstForm(
    first.forms,
    first.trademark.table.variants,
    first.riskClasses,
    { extras: [], programmes: [] },
    first.limits,
  ),
  name: nameForm(name.words, name.activities),
  kbli: kbliForm(kbli.categories),
  calendar: calendarForm('2026-11-25', Object.keys(calendar.groups)),
}

/** Answers that are given at the answer, or with other texts than those of a field. */
const withoutLabel = ['quote.ubah', 'first.pilihan', 'kbli.kode', 'calendar.tampilan', 'calendar.saring']

const keysOf = (tool: string, { name: of, options = [] }: Field<unknown>) => [
  `${tool}.field.${of}`,
  ...options.flatMap((one) => (one.id === '' || one.label !== undefined ? [] : [`${tool}.option.${of}.${one.id}`])),
]

test('every field has its label, and every answer its name', () => {
  for (const [tool, { fields }] of Object.entries(forms)) {
    const drawn = Object.values(fields).filter(({ name: of }) => !withoutLabel.includes(`${tool}.${of}`))
    const missing = drawn.flatMap((field) => keysOf(tool, field)).filter((key) => !(key in id && key in en))
    expect([tool, missing]).toEqual([tool, []])
  }
})

test('every name in an address is that of one field, which takes back its own beginning', () => {
  for (const [tool, form] of Object.entries(forms)) {
    const fields = Object.values(form.fields)
    expect([tool, Object.keys(beginningOf(form)).length]).toEqual([tool, fields.length])
    expect(fields.filter((field) => field.takes(field.begins) !== field.begins).map((field) => field.name)).toEqual([])
    const names = fields.map((field) => field.name)
    expect(fields.flatMap(({ resets }) => (resets === undefined || names.includes(resets) ? [] : [resets]))).toEqual([])
  }
})
