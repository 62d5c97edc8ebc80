/** The profile of a business out of what its owner answered, and what was taken otherwise than it was answered. Pure. */
import type { Day } from '../lib/calendar.ts'
import { countedSize, type SizeNotice } from './business-size.ts'
import type { Form, HalalScope, Profile, Size, TaxRegime } from './calendar.ts'

/** Something that is taken otherwise than it was answered. */
export type ProfileNotice =
  | SizeNotice
  /** A date of establishment to come: a plan. */
  | 'planned'
  | 'thrWithoutStaff'
  | 'yearEndAssumed'
  | 'finalNeedsConfirmation'

export const forms: readonly Form[] = ['pt', 'pt_perorangan', 'cv', 'yayasan', 'pt_pma', 'usaha_perseorangan']
export const taxRegimes: readonly TaxRegime[] = ['final_umkm', 'umum', 'belum_tahu']
export const halalScopes: readonly HalalScope[] = [
  'tidak',
  'makanan_minuman',
  'kosmetik_kimia_rekayasa',
  'barang_gunaan',
  'obat_tradisional',
]

/** Forms that keep the final tax of 0.5 % without an old term (PP 20/2026, by secondary sources). */
const finalForms: readonly Form[] = ['pt_perorangan', 'usaha_perseorangan']

/** Whether the final tax needs an old term that still runs. */
export function needsOldTerm(form: Form, regime: TaxRegime): boolean {
  return regime === 'final_umkm' && !finalForms.includes(form)
}

/** What duties refer to by these names. */
const events = [
  'annual_report_deed_signed',
  'deed_or_statement_date',
  'capital_paid',
  'wlkp_first_report',
  'first_worker_starts',
] as const

export interface ProfileAnswers
  extends Omit<Profile, 'size' | 'fy_end_month' | 'events'>,
    Readonly<Partial<Record<(typeof events)[number], Day>>> {
  /** Absent where the form decides it. */
  readonly size?: Size | undefined
  readonly fy_end_month?: number | undefined
  /** An old term of the final tax still runs. */
  readonly is_final_confirmed?: boolean | undefined
}

/** The profile that the duties are chosen by, from the answers of the form, and what the visitor must be told of it. */
export function businessProfile(
  answers: ProfileAnswers,
  today: Day,
): { readonly profile: Profile; readonly notices: readonly ProfileNotice[] } {
  const { form, employees, tax_regime, legal_entity_date, fy_end_month, holidays_of_workers } = answers
  const { size, notice } = countedSize(form, answers.size ?? 'mikro')
  const isUnsure = needsOldTerm(form, tax_regime) && !answers.is_final_confirmed
  const hasNoStaff = employees === 0
  const notices: readonly (ProfileNotice | false | undefined)[] = [
    legal_entity_date !== undefined && legal_entity_date > today && 'planned',
    fy_end_month === undefined && 'yearEndAssumed',
    notice,
    isUnsure && 'finalNeedsConfirmation',
    hasNoStaff && holidays_of_workers.length > 0 && 'thrWithoutStaff',
  ]
  return {
    notices: notices.filter((one) => one !== undefined && one !== false),
    profile: {
      ...answers,
      size,
      fy_end_month: fy_end_month ?? 12,
      tax_regime: isUnsure ? 'belum_tahu' : tax_regime,
      handles_personal_data: answers.handles_personal_data || !hasNoStaff,
      holidays_of_workers: hasNoStaff ? [] : holidays_of_workers,
      events: Object.fromEntries(
        events.flatMap((event) => {
          const day = answers[event]
          return day === undefined ? [] : [[event, day]]
        }),
      ),
    },
  }
}
