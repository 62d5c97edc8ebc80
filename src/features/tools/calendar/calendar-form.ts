import { asksSize, sizes } from '../../../engines/business-size.ts'
import { forms, halalScopes, needsOldTerm, taxRegimes } from '../../../engines/calendar-profile.ts'
import { addMonths, type Day } from '../../../lib/calendar.ts'
import { count } from '../count-kinds.ts'
import { day, days } from '../day-kinds.ts'
import { declareForm, type Fields } from '../declared-form.ts'
import { ids, oneOf, optional, text, tick } from '../field-kinds.ts'

const mostEmployees = 100_000
const mostShareholders = 1_000_000
/** Of marks, or of contracts. */
const mostDays = 20

/** What the visitor calls the calendar; it is asked beside the file. */
export const labelField = text('nama', 40)

/**
 * The values have the names of the conditions in `content/facts/tools/duties-*.yaml`. A business with a NIB, on the
 * calendar year, is the usual case.
 * @param today a date of establishment more than a year later is refused, and a mark that was filed later
 * @param groups of duties, of which one may be shown alone
 * @param months what the months are called
 * @param lists the holidays and the duties that may be ticked, by id
 */
export const calendarForm = (
  today: Day,
  groups: readonly string[] = [],
  months: readonly string[] = [],
  lists: { readonly holidays: readonly string[]; readonly duties: readonly string[] } = { holidays: [], duties: [] },
) =>
  declareForm({
    fields: {
      form: oneOf('bentuk', forms),
      size: oneOf('ukuran', sizes, 'mikro'),
      employees: count('pekerja', 0, mostEmployees),
      pkp: tick('pkp'),
      tax_regime: { ...oneOf('pajak', taxRegimes), resets: 'final-pasti' },
      legal_entity_date: optional(day('tanggal')),
      fy_end_month: {
        ...optional(count('tutup-buku', 1, 12, '12')),
        // It is chosen, not typed.
        inputMode: undefined,
        options: [{ id: '' }, ...months.map((label, place) => ({ id: String(place + 1), label }))],
      },
      shareholders: optional(count('pemegang-saham', 1, mostShareholders)),
      withholds: tick('potong'),
      has_nib: tick('nib', 'ya'),
      assets_or_turnover_50bn: tick('50m'),
      runs_online_system: tick('online'),
      handles_personal_data: tick('data'),
      sells_halal_scope: {
        ...optional(oneOf('halal', halalScopes), 'tidak'),
        options: halalScopes.filter((scope) => scope !== 'tidak').map((id) => ({ id })),
      },
      foreign_workers: tick('asing'),
      holidays_of_workers: ids('hari-raya', (id) => lists.holidays.includes(id)),
      trademarks: optional(days('merek', mostDays), []),
      pkwt_end_dates: optional(days('pkwt', mostDays), []),
      director_term_end: optional(day('direksi')),
      annual_report_deed_signed: optional(day('akta-laporan')),
      deed_or_statement_date: optional(day('akta-pendirian')),
      capital_paid: optional(day('modal')),
      wlkp_first_report: optional(day('wlkp')),
      first_worker_starts: optional(day('mulai-kerja')),
      is_final_confirmed: tick('final-pasti'),
      ticked: ids('centang', (id) => lists.duties.includes(id)),
      view: optional(oneOf('tampilan', ['kedua'])),
      group: optional(oneOf('saring', groups)),
      label: labelField,
    } satisfies Fields,
    asked: {
      size: ({ form }) => asksSize(form ?? ''),
      shareholders: ({ form }) => form === 'pt_perorangan',
      is_final_confirmed: ({ form, tax_regime }) =>
        form !== undefined && tax_regime !== undefined && needsOldTerm(form, tax_regime),
    },
    check: ({ form, legal_entity_date: established, shareholders = 1, trademarks = [] }) => ({
      legal_entity_date:
        established === undefined
          ? form === undefined || form === 'usaha_perseorangan'
            ? undefined
            : 'empty'
          : established > addMonths(today, 12)
            ? 'tooFar'
            : undefined,
      shareholders: shareholders > 1 ? 'twoShareholders' : undefined,
      trademarks: trademarks.some((filed) => filed > today) ? 'filedLater' : undefined,
    }),
  })
