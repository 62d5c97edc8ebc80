/** `npm run report`: the state of the content as one HTML page, `.cache/content-report.html`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { currentView } from '../../src/collections/view.ts'
import { contentReport } from '../report/content-report.ts'
import { reportPage } from '../report/report-page.ts'
import { type CheckedLinks, linkResultsFile } from '../source-links/check-links.ts'

const file = '.cache/content-report.html'
const view = currentView()
const links: CheckedLinks | undefined = existsSync(linkResultsFile)
  ? JSON.parse(readFileSync(linkResultsFile, 'utf8'))
  : undefined
mkdirSync('.cache', { recursive: true })
writeFileSync(file, reportPage(contentReport(view, links), view.day))
console.log(`The report is in ${file}.`)
