/** Where an entry stands rather than what it says: deletes it, gives a draft another id, replaces the PDF of a document. */
import { useState } from 'react'
import type { EntryName } from '../files/entries.ts'
import { isRemovable } from '../model/made-kinds.ts'
import type { DeskLanguage } from '../model/texts.ts'
import type { Told } from '../server/desk.ts'
import { api, messageOf } from './api.ts'
import { translate } from './context.ts'
import { dropDraft } from './drafts.ts'
import { ElsewhereList } from './problems.tsx'

interface EntryPlaceProps {
  readonly name: EntryName
  readonly language: DeskLanguage
  readonly isDraft: boolean
  /** There is work that is not saved. */
  readonly isChanged: boolean
  readonly onMoved: () => Promise<unknown>
}

export function EntryPlace({ name, language, isDraft, isChanged, onMoved }: EntryPlaceProps) {
  const t = translate(language)
  const [note, setNote] = useState('')
  const [naming, setNaming] = useState<readonly Told[]>([])
  if (!isRemovable(name.group)) return null

  const remove = async () => {
    if (!window.confirm(t('removeSure'))) return
    const { errors } = await api.remove(name)
    setNaming(errors)
    if (errors.length > 0) return setNote(t('stillNamed'))
    dropDraft(name)
    window.location.hash = ''
    await onMoved()
  }
  const rename = async () => {
    const id = window.prompt(t('renameTo'), name.id)
    if (id === null || id === name.id) return
    await api.rename(name, id)
    await onMoved()
    window.location.hash = `#${name.group}/${id}`
  }
  const replacePdf = async (file: File) => {
    await api.putDocument(name.id, file)
    setNote(t('pdfReplaced'))
  }
  const attempt = (action: Promise<unknown>) => action.catch((error: unknown) => setNote(messageOf(error, language)))

  return (
    <section aria-label={t('placeOfEntry')}>
      <h2>{t('placeOfEntry')}</h2>
      {name.group === 'documents' && (
        <label>
          {t('replacePdf')}
          <input
            type="file"
            accept=".pdf"
            onChange={({ target }) => target.files?.[0] && attempt(replacePdf(target.files[0]))}
          />
          <small>{t('pdfHelp')}</small>
        </label>
      )}
      <p className="toolbar">
        {isDraft && (
          <button type="button" disabled={isChanged} onClick={() => attempt(rename())}>
            {t('rename')}
          </button>
        )}
        <button type="button" disabled={isChanged} onClick={() => attempt(remove())}>
          {t('removeEntry')}
        </button>
      </p>
      <small>{isChanged ? t('saveFirst') : isDraft ? '' : t('published')}</small>
      <p role="status">{note}</p>
      <ElsewhereList problems={naming} language={language} />
    </section>
  )
}
