import { chromiumArguments } from '../../playwright.config.ts'
import { test } from '../support/journey.ts'
import { testAmounts, testGuide, testOverflow } from '../support/overflow.ts'

const { CHROMIUM_PATH } = process.env

// The browser's own text size at 200 %, as visitors set it: media queries in rem follow it, a style of the page would not.
// Not in parallel: each worker would start another browser for it.
test.use({
  expectedConsole: /status of 404/,
  launchOptions: {
    executablePath: CHROMIUM_PATH || undefined,
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
})

testOverflow('with text at 200 %', { textSize: 32, wanted: () => true })
testAmounts('with text at 200 %')

test.describe('for readers of the other language', () => {
  test.use({ locale: 'en-US' })
  testGuide('with text at 200 %', '100%')
})
