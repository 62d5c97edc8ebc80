/** Queries over the test content. */
import { loadContent } from '../../src/collections/load.ts'
import type { View } from '../../src/collections/view.ts'
import { contentDay, type Edit, writeContent } from './content-folder.ts'

/** A view of the test content after changes, on the day on which it is valid unless told otherwise. */
export function viewOf(
  changes: Readonly<Record<string, Edit>> = {},
  { day = contentDay, unpublished = false }: Partial<Omit<View, 'content'>> = {},
): View {
  return { content: loadContent(writeContent(changes).folder, ['id', 'en']), day, unpublished }
}
