import { useState } from 'react'
import type { EntryName } from '../files/entries.ts'
import { type MadeKind, madeKinds } from '../model/made-kinds.ts'
import type { DeskLanguage, DeskText } from '../model/texts.ts'
import { api, type DeskOverview, messageOf } from './api.ts'
import { titleOf, translate } from './context.ts'

interface NavigationProps {
  readonly language: DeskLanguage
  readonly setLanguage: (language: DeskLanguage) => void
  readonly overview: DeskOverview
  readonly name: EntryName | undefined
  readonly onMade: () => Promise<unknown>
}

/** All that can be edited, by kind, with a search; and how a new entry is made. */
export function Navigation({ language, setLanguage, overview, name, onMade }: NavigationProps) {
  const t = translate(language)
  const [query, setQuery] = useState('')
  const words = query.toLowerCase()
  return (
    <nav aria-label={t('desk')}>
      <p className="title">
        <strong>{t('desk')}</strong>
        <label>
          {t('language')}
          <select value={language} onChange={({ target }) => setLanguage(target.value as DeskLanguage)}>
            <option value="id">Bahasa Indonesia</option>
            <option value="en">English</option>
          </select>
        </label>
      </p>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <NewEntry language={language} onMade={onMade} />
      {Object.entries(overview.entries).map(([group, entries]) => {
        const found = entries.filter((entry) => `${entry.id} ${titleOf(group, entry, t)}`.toLowerCase().includes(words))
        if (found.length === 0) return null
        return (
          <details key={group} open={words !== '' || name?.group === group || undefined}>
            <summary>{`${t(group as DeskText)} (${found.length})`}</summary>
            <ul>
              {found.map((entry) => (
                <li key={entry.id}>
                  <a
                    href={`#${group}/${entry.id}`}
                    aria-current={name?.group === group && name.id === entry.id ? 'page' : undefined}
                  >
                    {titleOf(group, entry, t)}
                  </a>
                  {entry.draft && <small>{` (${t('draft')})`}</small>}
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </nav>
  )
}

function NewEntry({ language, onMade }: Pick<NavigationProps, 'language' | 'onMade'>) {
  const t = translate(language)
  const [what, setWhat] = useState<MadeKind>('article')
  const [id, setId] = useState('')
  const [pdf, setPdf] = useState<File>()
  const [failure, setFailure] = useState('')
  const make = async () => {
    try {
      if (what === 'document' && pdf) await api.putDocument(id, pdf)
      else await api.make(what, id)
      await onMade()
      setFailure('')
      setId('')
      window.location.hash = `#${madeKinds[what]}/${id}`
    } catch (error) {
      setFailure(messageOf(error, language))
    }
  }
  return (
    <details>
      <summary>{`+ ${t('new')}`}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <label>
          {t('kindOfEntry')}
          <select value={what} onChange={({ target }) => setWhat(target.value as typeof what)}>
            {(Object.keys(madeKinds) as MadeKind[]).map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Id
          <input value={id} onChange={({ target }) => setId(target.value)} aria-describedby="id-help" />
        </label>
        <small id="id-help">{t('idHelp')}</small>
        {what === 'document' && (
          <label>
            {t('pdf')}
            <input
              type="file"
              accept=".pdf"
              required
              aria-describedby="pdf-help"
              onChange={({ target }) => setPdf(target.files?.[0])}
            />
            <small id="pdf-help">{t('pdfHelp')}</small>
          </label>
        )}
        <button type="submit">{t('make')}</button>
        {failure && (
          <p className="error" role="alert">
            {failure}
          </p>
        )}
      </form>
    </details>
  )
}
