import { test } from '../support/journey.ts'
import { changesWithoutScript, testGuide, testOverflow } from '../support/overflow.ts'

test.describe.configure({ mode: 'parallel' })

// The status 404 of the page that stands for missing addresses is what it should be.
test.use({ expectedConsole: /status of 404/ })

testOverflow('at any width', { isFine: true })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })
  // What depends on script names it in its media query.
  testOverflow('at any width without script', { wanted: changesWithoutScript, named: /scripting/ })
})

test.describe('for readers of the other language', () => {
  test.use({ locale: 'en-US' })
  testGuide('with the page’s own text at 200 %', '200%')
})
