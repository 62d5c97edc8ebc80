/** Names of groups that entries refer to by id: `content/<language>/labels.yaml`. */
import { z } from 'zod'
import { entryId, text } from './primitives.ts'

const names = z.record(entryId, text)

export const labels = z.strictObject({
  service_groups: names,
  categories: names,
  tags: names,
  subjects: names,
  roles: names,
})

export type Labels = z.output<typeof labels>
