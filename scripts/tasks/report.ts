/** `npm run report`: the state of the content as one HTML page, `.cache/content-report.html`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { currentView } from '../../src/collections/view.ts'
import { contentReport } from '../report/content-report.ts'
import { reportPage } from '../report/report-page.ts'

const file = '.cache/content-report.html'
const view = currentView()
mkdirSync('.cache', { recursive: true })
writeFileSync(file, reportPage(contentReport(view), view.day))
console.log(`The report is in ${file}.`)
