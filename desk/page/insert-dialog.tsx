/** Chooses what is written into a text: an article of law, a link, a price, a picture. */
import { useEffect, useRef, useState } from 'react'
import type { DeskLanguage, DeskText } from '../model/texts.ts'
import type { Option } from '../server/overview.ts'
import { api, type DeskOverview, messageOf } from './api.ts'
import { translate } from './context.ts'
import { insertText } from './markdown.tsx'

interface InsertDialogProps {
  readonly language: DeskLanguage
  readonly overview: DeskOverview
  readonly textarea: HTMLTextAreaElement
  readonly close: () => void
}

const sources: Readonly<
  Record<
    string,
    { text: DeskText; options: (overview: DeskOverview) => readonly Option[]; write: (option: Option) => string }
  >
> = {
  law: { text: 'insertLaw', options: ({ citations }) => citations, write: ({ value }) => `[[${value}]]` },
  page: { text: 'insertPage', options: ({ pages }) => pages, write: ({ value, title }) => `[${title}](${value})` },
  price: { text: 'insertPrice', options: ({ prices }) => prices, write: ({ value }) => `{{price:${value}}}` },
}

const shown = 30

export function InsertDialog({ language, overview, textarea, close }: InsertDialogProps) {
  const t = translate(language)
  const dialog = useRef<HTMLDialogElement>(null)
  const [source, setSource] = useState('law')
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    search.current?.focus()
  }, [])
  const insert = (text: string) => {
    dialog.current?.close()
    insertText(textarea, text)
  }
  const words = query.toLowerCase().split(/\s+/)
  const chosen = sources[source]
  const found = chosen
    ?.options(overview)
    .filter(({ value, title }) => words.every((word) => `${value} ${title}`.toLowerCase().includes(word)))
  return (
    <dialog ref={dialog} onClose={close} aria-label={t('insert')}>
      <p className="toolbar">
        {Object.entries(sources).map(([name, { text }]) => (
          <button key={name} type="button" aria-pressed={source === name} onClick={() => setSource(name)}>
            {t(text)}
          </button>
        ))}
        <button type="button" aria-pressed={source === 'picture'} onClick={() => setSource('picture')}>
          {t('insertPicture')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </p>
      {chosen && found ? (
        <>
          <input
            ref={search}
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <ul className="options">
            {found.slice(0, shown).map((option) => (
              <li key={option.value}>
                <button type="button" onClick={() => insert(chosen.write(option))}>
                  <b>{option.value}</b> {option.title}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Picture language={language} insert={insert} />
      )}
    </dialog>
  )
}

function Picture({ language, insert }: { readonly language: DeskLanguage; readonly insert: (text: string) => void }) {
  const t = translate(language)
  const [shows, setShows] = useState('')
  const [failure, setFailure] = useState('')
  const add = async (file: File) => {
    try {
      const { path } = await api.addPicture(file)
      insert(`![${shows}](${path})`)
    } catch (error) {
      setFailure(messageOf(error, language))
    }
  }
  return (
    <>
      <label>
        {t('pictureShows')}
        <input value={shows} onChange={({ target }) => setShows(target.value)} />
      </label>
      <label>
        {t('insertPicture')}
        <input
          type="file"
          accept=".png,.jpg,.webp,.avif,.svg"
          disabled={shows.trim() === ''}
          onChange={({ target }) => target.files?.[0] && add(target.files[0])}
        />
      </label>
      <small>{t('pictureHelp')}</small>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
