import { expect, test } from 'vitest'
import { services } from '../collections/services.ts'
import { currentView } from '../collections/view.ts'
import { languages } from '../i18n/languages.ts'
import { headTags } from '../seo/head.ts'
import { site } from '../site/site.ts'
import { servicePage } from './service.ts'

/** What search engines print of a title and of a description before they cut it. */
const shown = { title: 60, description: 160 }

test.each(languages)('search engines show every service in %s whole, each with a title of its own', (language) => {
  const heads = services(language, currentView()).map((service) => servicePage(service, language).head)
  const titles = heads.map((head) => headTags(head, site).find(({ name }) => name === 'title')?.text ?? '')
  expect(titles.filter((title) => title.length > shown.title)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
  expect(heads.map(({ description }) => description).filter(({ length }) => length > shown.description)).toEqual([])
})

test('the trail to a service names it as its page does, not as search engines do', () => {
  const service = services('id', currentView()).find(({ id }) => id === 'pendirian-pt')
  if (!service) throw new Error('The site has this service.')
  const trail = JSON.stringify(servicePage(service, 'id').head.structuredData?.[0])
  expect(trail).toContain(`"${service.title}"`)
  expect(trail).not.toContain(service.search_title)
})
