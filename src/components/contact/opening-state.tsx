import type { Translate } from '../../i18n/translate.ts'

/** Whether somebody answers now, or when next (`startup/opening-state.ts`); until that is known, when somebody does. */
export function OpeningState({ t }: { readonly t: Translate }) {
  return <span data-opening="">{t('hours.answered')}</span>
}
