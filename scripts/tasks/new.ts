/** `npm run new -- article modal-pt`: makes the files of a new entry with every field explained. */
import { newEntry } from '../new/new-entry.ts'

const [what, id] = process.argv.slice(2)
try {
  for (const file of newEntry(what, id)) console.log(`Made ${file}`)
  console.log(
    what === 'document'
      ? `Put the PDF into content/documents/${id}.pdf and replace the words.`
      : 'It is a draft: it shows in npm run dev, and on the site once the line "draft: true" is removed.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
