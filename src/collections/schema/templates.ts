/** What the page of templates says of each: `content/facts/templates.yaml`, both languages side by side. */
import { z } from 'zod'
import { bothLanguages, citation, entryId } from './primitives.ts'

export const templateUses = z.strictObject({
  /** What one needs templates for, in the order of the page. */
  uses: z.array(
    z.strictObject({
      /** Ends the address of its part of the page. */
      id: entryId,
      label: bothLanguages,
      templates: z
        .array(
          z.strictObject({
            /** Id of the article or guide in which it stands. */
            page: entryId,
            /** What stands behind its fence there. */
            name: bothLanguages,
            /** Words by which people search for it. */
            called: bothLanguages.optional(),
            /** What it is for. */
            for: bothLanguages,
            /** What it does not do, and for whom it is not. */
            limits: bothLanguages,
            /** The law that its limits name. */
            basis: z.array(citation).default([]),
          }),
        )
        .min(1),
    }),
  ),
})

export type TemplateUses = z.output<typeof templateUses>
