/** The languages in which the site can speak; which of them it publishes is said in `site/site.ts`. */
export type Language = 'id' | 'en'
