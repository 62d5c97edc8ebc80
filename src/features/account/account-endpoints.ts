import type { Site } from '../../site/schema.ts'

/** Where the dialogs send their forms and lead to: addresses on this site. */
export type AccountEndpoints = Omit<Extract<Site['account'], { enabled: true }>, 'enabled'>
