/** The texts of the interface, both languages beside each other, found by a search. */
import { useState } from 'react'
import { valueAt } from '../model/value.ts'
import { translate, useForm } from './context.ts'
import { Fields } from './fields.tsx'

const shown = 40

export function TextTable({ columns }: { readonly columns: readonly string[] }) {
  const { values, language } = useForm()
  const t = translate(language)
  const [query, setQuery] = useState('')
  const keys = Object.keys((valueAt(values, [columns[0] ?? '']) as object | undefined) ?? {})
  const wanted = query.toLowerCase()
  const found = keys.filter((key) =>
    [key, ...columns.map((part) => String(valueAt(values, [part, key])))].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
  return (
    <>
      <label>
        {t('search')}
        <input value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p>{`${Math.min(shown, found.length)} / ${found.length}`}</p>
      {found.slice(0, shown).map((key) => (
        <Fields
          key={key}
          field={{ type: 'text', as: 'paragraph', optional: false }}
          columns={columns}
          path={[key]}
          label={key}
        />
      ))}
    </>
  )
}
