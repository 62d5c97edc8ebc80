import { type NameWords, readNames } from '../../../engines/company-name.ts'
import { plainText } from '../../../lib/plain-typing.ts'
import { declareForm, type Option } from '../declared-form.ts'
import { choice, oneOf, optional, text } from '../field-kinds.ts'

const longestShort = 20

/** @param activities the trades of the words, with their names */
export const nameForm = (words: NameWords, activities: readonly Option[]) =>
  declareForm({
    fields: {
      names: {
        ...text('nama'),
        read: (typed: string) => readNames(typed, words),
        hintValues: { count: words.most_names },
      },
      short: { ...text('singkatan', longestShort), read: (typed: string) => ({ value: plainText(typed) }) },
      holders: oneOf('pemegang', ['indonesia', 'asing'], 'indonesia'),
      activity: optional(choice('kegiatan', activities)),
    },
  })
