import type { QuoteCase } from '../../../engines/quote.ts'
import { declareForm } from '../declared-form.ts'
import { choice, ids, optional, text } from '../field-kinds.ts'
import { rupiah } from '../money-kinds.ts'
import { readCorrections } from './corrections.ts'

export const quoteForm = (cases: readonly QuoteCase[]) =>
  declareForm({
    fields: {
      chosen: choice('layanan', cases),
      offer: text('isi'),
      valueIdr: optional(rupiah('nilai')),
      included: ids('termasuk'),
      terms: ids('jelas'),
      corrections: { ...text('ubah'), read: (typed: string) => ({ value: readCorrections(typed) }) },
    },
  })
