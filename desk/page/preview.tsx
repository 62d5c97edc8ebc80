import { useState } from 'react'
import type { DeskLanguage } from '../model/texts.ts'
import { translate } from './context.ts'

interface PreviewProps {
  readonly language: DeskLanguage
  readonly origin: string
  /** Neutral, beginning with a slash. */
  readonly path: string
}

/** The page of the entry as visitors will see it, from the development server, which follows every save. */
export function Preview({ language, origin, path }: PreviewProps) {
  const t = translate(language)
  const [shown, setShown] = useState<DeskLanguage>('id')
  const address = `${origin}${shown === 'en' ? '/en' : ''}${path}`
  return (
    <aside aria-label={t('page')}>
      <p className="toolbar">
        <button type="button" aria-pressed={shown === 'id'} onClick={() => setShown('id')}>
          {t('indonesian')}
        </button>
        <button type="button" aria-pressed={shown === 'en'} onClick={() => setShown('en')}>
          {t('english')}
        </button>
        <a href={address} target="_blank" rel="noreferrer">
          {t('openPage')}
        </a>
      </p>
      <iframe title={t('page')} src={address} />
    </aside>
  )
}
