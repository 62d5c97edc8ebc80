/** The desk: what there is on the left, the form, and beside it the page as visitors see it. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EntryName, Group, OpenEntry } from '../files/entries.ts'
import type { DeskLanguage } from '../model/texts.ts'
import { api, type DeskOverview, messageOf } from './api.ts'
import { titleOf, translate } from './context.ts'
import { Entry } from './entry.tsx'
import { Navigation } from './navigation.tsx'
import { Preview } from './preview.tsx'

export function App() {
  const [language, setLanguage] = useState<DeskLanguage>(() =>
    localStorage.getItem('desk-language') === 'en' ? 'en' : 'id',
  )
  const [overview, setOverview] = useState<DeskOverview>()
  const [failure, setFailure] = useState<string>()
  const name = useEntryName()
  const t = translate(language)
  const refresh = () => api.overview().then(setOverview, (error: unknown) => setFailure(messageOf(error, language)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once at the start; saving and making ask again.
  useEffect(() => void refresh(), [])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = t('desk')
    localStorage.setItem('desk-language', language)
  }, [language, t])
  if (failure) return <p role="alert">{failure}</p>
  if (!overview) return <p>…</p>
  const listed = name && overview.entries[name.group]?.find(({ id }) => id === name.id)
  return (
    <div className={overview.preview ? 'desk' : 'desk narrow'}>
      <Navigation language={language} setLanguage={setLanguage} overview={overview} name={name} onMade={refresh} />
      <main>
        {name ? (
          <Loaded
            key={`${name.group}/${name.id}`}
            name={name}
            language={language}
            overview={overview}
            title={listed ? titleOf(name.group, listed, t) : name.id}
            onSaved={refresh}
          />
        ) : (
          <p>{t('choose')}</p>
        )}
      </main>
      {overview.preview && <Preview language={language} origin={overview.preview} path={listed?.path ?? '/'} />}
      <datalist id="citations">
        {overview.citations.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </datalist>
      {Object.entries(overview.options).map(([of, options]) => (
        <datalist key={of} id={`options-${of}`}>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </datalist>
      ))}
    </div>
  )
}

interface LoadedProps {
  readonly name: EntryName
  readonly language: DeskLanguage
  readonly overview: DeskOverview
  readonly title: string
  readonly onSaved: () => Promise<unknown>
}

function Loaded({ title, ...props }: LoadedProps) {
  const [opened, setOpened] = useState<OpenEntry>()
  const [failure, setFailure] = useState<unknown>()
  const { group, id } = props.name
  const heading = useRef<HTMLHeadingElement>(null)
  // What was chosen in the list is where one goes on, by keyboard and where the form lies below the list.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    api.open({ group, id }).then(setOpened, setFailure)
  }, [group, id])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {failure !== undefined && <p role="alert">{messageOf(failure, props.language)}</p>}
      {opened && <Entry {...props} opened={opened} />}
    </>
  )
}

/** The entry that the address names: `#articles/modal-pt`. */
function useEntryName(): EntryName | undefined {
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed)
      return () => window.removeEventListener('hashchange', changed)
    },
    () => window.location.hash,
  )
  const [group, id] = hash.slice(1).split('/')
  return group && id ? { group: group as Group, id } : undefined
}
