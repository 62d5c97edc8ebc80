/** One entry: its form, what is wrong with it, and how it is saved. */
import { useEffect, useRef, useState } from 'react'
import { today } from '../../src/lib/day.ts'
import type { EntryName, OpenEntry, Values } from '../files/entries.ts'
import { type DeskLanguage, type DeskText, deskTexts } from '../model/texts.ts'
import { type Path, rebased, sameValue, withValue } from '../model/value.ts'
import type { Checked } from '../server/desk.ts'
import { api, type DeskOverview, messageOf } from './api.ts'
import { FormContext, translate } from './context.ts'
import { withCorrection } from './correction.ts'
import { dropDraft, keepDraft, keptDraft } from './drafts.ts'
import { EntryPlace } from './entry-place.tsx'
import { GroupFields } from './fields.tsx'
import { InsertDialog } from './insert-dialog.tsx'
import { ProblemList } from './problems.tsx'
import { TextTable } from './text-table.tsx'

interface EntryProps {
  readonly name: EntryName
  readonly opened: OpenEntry
  readonly language: DeskLanguage
  readonly overview: DeskOverview
  readonly onSaved: () => Promise<unknown>
}

/** After the last key, in ms. */
const pause = 400

/** Before a check that was not answered is asked for again, in ms. */
const patience = 2_000

export function Entry({ name, opened, language, overview, onSaved }: EntryProps) {
  const t = translate(language)
  const [base, setBase] = useState(opened)
  const [draft] = useState(() => keptDraft(name))
  const [values, setValues] = useState<Values>(() =>
    draft ? (rebased(draft.base, draft.values, opened.values) as Values) : opened.values,
  )
  const [checked, setChecked] = useState<Checked>()
  const [note, setNote] = useState<string>(draft ? t('restored') : '')
  const [textarea, setTextarea] = useState<HTMLTextAreaElement>()
  const isChanged = !sameValue(values, base.values)
  const check = useCheck(name, setChecked)

  const change = (path: Path, value: unknown) => setValues((before) => withValue(before, path, value) as Values)
  // With every key, so that nothing is lost with the tab.
  useEffect(() => {
    if (!isChanged) dropDraft(name)
    else if (!keepDraft(name, { values, base: base.values })) setNote(deskTexts[language].notKept)
  }, [name, values, base, isChanged, language])
  useEffect(() => check(values), [check, values])

  const save = async () => {
    try {
      const saved = await api.save(name, values, base.revision)
      if (saved.outcome === 'outdated') {
        const theirs = await api.open(name)
        setValues(rebased(base.values, values, theirs.values) as Values)
        setBase(theirs)
        setNote(t('outdated'))
        return
      }
      setChecked(saved.checked)
      if (saved.outcome === 'refused') {
        setNote(t('notSaved'))
        return
      }
      setBase({ ...base, values, revision: saved.revision })
      setNote(saved.files.length === 0 ? t('unchanged') : `${t('saved')} ${saved.files.join(', ')}`)
      onSaved()
    } catch (error) {
      setNote(messageOf(error, language))
    }
  }
  const discard = () => {
    if (!window.confirm(t('discardSure'))) return
    setValues(base.values)
    setNote('')
  }

  const errors = checked?.own.filter(({ severity }) => severity === 'error').length ?? 0
  const facts = base.parts.filter(({ part }) => part === 'facts')
  const texts = base.parts.filter(({ part }) => part !== 'facts')
  const [text] = texts
  const context = {
    language,
    overview,
    values,
    change,
    problems: checked?.own ?? [],
    tell: (told: DeskText) => setNote(t(told)),
    insertInto: setTextarea,
  }
  return (
    <FormContext value={context}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="bar">
          <button type="submit" className="main" disabled={!isChanged}>
            {t('save')}
          </button>
          {isChanged && (
            <button type="button" onClick={discard}>
              {t('discard')}
            </button>
          )}
          {name.group === 'articles' && (
            <button
              type="button"
              title={t('correctionHelp')}
              onClick={() => setValues(withCorrection(base.values, values, today()))}
            >
              {t('correction')}
            </button>
          )}
          <p role="status">
            {checked === undefined ? t('checking') : errors === 0 ? t('valid') : `${t('errors')}: ${errors}.`}
            {isChanged && ` ${t('kept')}`}
            {note && <strong>{` ${note}`}</strong>}
          </p>
          {checked && <ProblemList checked={checked} />}
        </div>
        {facts.map(
          ({ part, form }) =>
            form.type === 'group' && (
              <section key={part} aria-label={t('facts')}>
                {texts.length > 0 && <h2>{t('facts')}</h2>}
                <GroupFields field={form} columns={[part]} path={[]} />
              </section>
            ),
        )}
        {text && (
          <section aria-label={t('words')}>
            <h2>{t('words')}</h2>
            {text.form.type === 'group' && (
              <GroupFields field={text.form} columns={texts.map(({ part }) => part)} path={[]} />
            )}
            {text.form.type === 'names' && <TextTable columns={texts.map(({ part }) => part)} />}
          </section>
        )}
      </form>
      <EntryPlace
        name={name}
        language={language}
        isDraft={base.values['facts']?.['draft'] === true}
        isChanged={isChanged}
        onMoved={onSaved}
      />
      {textarea && (
        <InsertDialog
          language={language}
          overview={overview}
          textarea={textarea}
          close={() => setTextarea(undefined)}
        />
      )}
    </FormContext>
  )
}

/** Asks for a check a moment after the last change, one at a time; where it is not answered, again until it is. */
function useCheck(name: EntryName, onChecked: (checked: Checked) => void): (values: Values) => () => void {
  /** Until another entry is opened. */
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const running = useRef(false)
  const next = useRef<Values>(undefined)
  const [check] = useState(
    () =>
      async function run(values: Values): Promise<void> {
        next.current = values
        if (running.current) return
        running.current = true
        while (next.current) {
          const wanted: Values = next.current
          next.current = undefined
          const checked = await api.check(name, wanted).catch(() => undefined)
          if (checked && !next.current) onChecked(checked)
          if (checked || !isOpen.current) continue
          await new Promise((resolve) => setTimeout(resolve, patience))
          if (isOpen.current) next.current ??= wanted
        }
        running.current = false
      },
  )
  const [start] = useState(() => (values: Values) => {
    const timer = setTimeout(() => check(values), pause)
    return () => clearTimeout(timer)
  })
  return start
}
