import { test } from '../support/journey.ts'
import { testOverflow } from '../support/overflow.ts'

// The status 404 of the page that stands for missing addresses is what it should be.
test.use({ expectedConsole: /status of 404/ })

testOverflow('at any width')
