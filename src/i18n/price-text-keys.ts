/** The texts that name the parts of a price, for pages and islands alike. Pure. */
import type { Party, Unit } from '../lib/price.ts'
import type { TextKey } from './translate.ts'

export const partyTextKeys: Readonly<Record<Party, TextKey>> = {
  ours: 'price.ours',
  state: 'price.state',
  third_party: 'price.thirdParty',
}

/** For all that is not bought once; each has the placeholder `{{price}}`. */
export const unitTextKeys: Readonly<Record<Exclude<Unit, 'once'>, TextKey>> = {
  per_class: 'price.unit.perClass',
  per_document: 'price.unit.perDocument',
  per_page: 'price.unit.perPage',
  per_session: 'price.unit.perSession',
  per_year: 'price.unit.perYear',
}
