import { asksYear, type StampDutyRates, signings } from '../../../engines/stamp-duty.ts'
import { count } from '../count-kinds.ts'
import { year } from '../day-kinds.ts'
import { declareForm } from '../declared-form.ts'
import { choice, oneOf, tick } from '../field-kinds.ts'
import { rupiah } from '../money-kinds.ts'

/** More signed copies of one document are taken for a slip of the finger. */
const mostOriginals = 1000

/** @param thisYear a signing in a later year is refused */
export const stampForm = <Kind extends StampDutyRates['kinds'][number]>(kinds: readonly Kind[], thisYear: number) =>
  declareForm({
    fields: {
      kind: choice('jenis', kinds),
      statesMoney: tick('uang'),
      sumIdr: rupiah('jumlah'),
      originals: count('asli', 1, mostOriginals, '1'),
      isElectronic: tick('elektronik'),
      signing: oneOf('tanda', signings, 'unsigned'),
      year: year('tahun', 1945, thisYear),
      isEvidence: tick('bukti'),
      isAbroad: tick('luar'),
    },
    asked: {
      statesMoney: ({ kind }) => kind?.duty === 'stated',
      sumIdr: ({ kind, statesMoney }) => kind?.duty === 'money' || (kind?.duty === 'stated' && statesMoney === true),
      year: ({ signing }) => asksYear(signing),
    },
    check: ({ sumIdr }) => ({ sumIdr: sumIdr === 0 ? 'tooSmall' : undefined }),
  })
