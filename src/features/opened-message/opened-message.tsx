import { useSyncExternalStore } from 'react'
import { moneyText } from '../../i18n/fee-text.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { openedMessage } from '../../storage/opened-message.ts'

interface Props {
  readonly language: Language
}

/**
 * What to prepare and what it will cost, for the message that was opened in the chat; in general where none is known.
 * Island: `<OpenedMessage client:load … />`.
 */
export function OpenedMessage({ language }: Props) {
  return (
    <TranslateProvider language={language}>
      <Details />
    </TranslateProvider>
  )
}

const noneAtBuild = () => undefined

function Details() {
  const t = useT()
  const message = useSyncExternalStore(openedMessage.subscribe, openedMessage.get, noneAtBuild)
  const cost = message?.cost
  const [, service] = /^(\/layanan\/[^?#]+)/.exec(message?.path ?? '') ?? []
  return (
    <>
      <h2>{t('thankYou.prepare')}</h2>
      <p>
        {t('thankYou.prepareText')}{' '}
        <a href={t.href(service ? `${service}#dokumen` : '/layanan')}>
          {t(service ? 'thankYou.documents' : 'thankYou.services')}
        </a>
      </p>
      <h2>{t('thankYou.cost')}</h2>
      <p>
        {cost ? (
          <>
            {t('thankYou.costText', { amount: moneyText(cost, t) })}
            {cost.isUnconfirmed && ` ${t('thankYou.costUnconfirmed')}`}
          </>
        ) : (
          <>
            {t('thankYou.costFree')} <a href={t.href('/layanan')}>{t('footer.services')}</a>
          </>
        )}
      </p>
      {message && (
        <p>
          <a href={t.href(message.path)}>{t('thankYou.back')}</a>
        </p>
      )}
    </>
  )
}
