import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { site } from '../../src/site/site.ts'

test.each(languages)('the privacy policy (%s) names the controller as the site file does', (language) => {
  const policy = readFileSync(`content/pages/privacy-policy/${language}.md`, 'utf8')
  const { street, city, postalCode } = site.address
  for (const fact of [site.legalName, street, city, postalCode, site.email]) expect(policy).toContain(fact)
})
