/** What the visitor said about lines of an offer, as one answer of the form: `k3f9~p.state~s.2500000;a1b2~x`. Pure. */
import { type Correction, payees, roles } from '../../../engines/quote/offer.ts'
import { largestRupiah } from '../../../lib/typed-values.ts'

export type Corrections = ReadonlyMap<string, Correction>

export function readCorrections(text: string): Corrections {
  const read = new Map<string, Correction>()
  for (const part of text.split(';')) {
    const [key = '', ...changes] = part.split('~')
    if (key !== '' && changes.length > 0) read.set(key, Object.assign({}, ...changes.map(readChange)))
  }
  return read
}

/** Nothing where the address holds what no line can be. */
function readChange(change: string): Correction {
  const [kind = '', value = ''] = change.split('.')
  const [payee, role, sumIdr] = [payees.find((one) => one === value), roles.find((one) => one === value), Number(value)]
  if (kind === 'x') return { isDeleted: true }
  if (kind === 'p' && payee) return { payee }
  if (kind === 'r' && role) return { role }
  return kind === 's' && /^\d+$/.test(value) && sumIdr <= largestRupiah ? { sumIdr } : {}
}

export function writeCorrections(corrections: Corrections): string {
  return [...corrections]
    .map(([key, { payee, role, sumIdr, isDeleted }]) =>
      [key, payee && `p.${payee}`, role && `r.${role}`, sumIdr !== undefined && `s.${sumIdr}`, isDeleted && 'x']
        .filter(Boolean)
        .join('~'),
    )
    .join(';')
}

/** The corrections with a change to one line. */
export function withCorrection(corrections: Corrections, key: string, change: Correction): Corrections {
  return new Map([...corrections, [key, { ...corrections.get(key), ...change }]])
}

/** Without any deletion. */
export function withoutDeletions(corrections: Corrections): Corrections {
  return new Map([...corrections].filter(([, { isDeleted }]) => isDeleted !== true))
}
