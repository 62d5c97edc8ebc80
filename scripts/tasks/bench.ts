/** `npm run bench -- content`: runs a benchmark by its name. */
import { benchContent } from '../bench/content.ts'
import { benchNextPage } from '../bench/next-page.ts'
import { benchPage } from '../bench/page.ts'
import { benchTools } from '../bench/tools.ts'

const benchmarks: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  content: benchContent,
  next: benchNextPage,
  page: benchPage,
  tools: benchTools,
}

const [name = '', ...args] = process.argv.slice(2)
const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (benchmark) await benchmark(args)
else {
  console.error(`Say which benchmark to run: npm run bench -- ${Object.keys(benchmarks).join(' | ')}.`)
  process.exitCode = 1
}
