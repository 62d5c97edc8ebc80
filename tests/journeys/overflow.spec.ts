import { test } from '../support/journey.ts'
import { changesWithoutScript, testGuide, testOverflow } from '../support/overflow.ts'

test.describe.configure({ mode: 'parallel' })

// The status 404 of the page that stands for missing addresses is what it should be.
test.use({ expectedConsole: /status of 404/ })

testOverflow('at any width')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })
  testOverflow('at any width without script', 16, changesWithoutScript)
})

test.describe('for readers of the other language', () => {
  test.use({ locale: 'en-US' })
  testGuide('with the page’s own text at 200 %', '200%')
})
