/** What a client must do once a service is done, in one language. */
import type { Language } from '../i18n/languages.ts'
import { currentView, type View } from './view.ts'

export interface FoundingDuty {
  readonly id: string
  readonly title: string
  readonly what: string
  readonly where: string
  readonly when: string
  /** Which part of it is not confirmed. */
  readonly unsure?: string | undefined
  /** Citations. */
  readonly basis: readonly string[]
  readonly certainty: 'seen' | 'secondary'
}

export interface AfterService {
  readonly heading: 'nib' | 'registered' | 'signed'
  readonly duties: readonly FoundingDuty[]
  readonly checkedOn: string
  /** The day after which its facts are to be checked again. */
  readonly recheck: string
}

/** Undefined where nothing follows the service. */
export function afterService(id: string, language: Language, view: View = currentView()): AfterService | undefined {
  const { afterFounding } = view.content
  const found = afterFounding?.services[id]
  if (!afterFounding || !found) return undefined
  const duties = found.duties.flatMap((dutyId): FoundingDuty[] => {
    const duty = afterFounding.duties[dutyId]
    if (!duty) return []
    const { title, what, where, when, unsure, basis, certainty } = duty
    return [
      {
        id: dutyId,
        title: title[language],
        what: what[language],
        where: where[language],
        when: when[language],
        unsure: unsure?.[language],
        basis,
        certainty,
      },
    ]
  })
  return { heading: found.heading, duties, checkedOn: afterFounding.checked_on, recheck: afterFounding.recheck }
}
