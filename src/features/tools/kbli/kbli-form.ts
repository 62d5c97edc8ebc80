import { longestKbliQuery } from '../../../engines/kbli.ts'
import { declareForm } from '../declared-form.ts'
import { choice, ids, optional, text } from '../field-kinds.ts'
import type { KbliCategory } from './code-list.tsx'

export const mostChosen = 25

export const kbliForm = (categories: readonly KbliCategory[]) =>
  declareForm({
    fields: {
      query: text('cari', longestKbliQuery),
      category: optional(choice('kategori', categories)),
      chosen: ids('kode', (code) => /^\d{5}$/.test(code), mostChosen),
    },
    check: ({ query = '', category }) => ({ query: query.trim() === '' && !category ? 'empty' : undefined }),
  })
