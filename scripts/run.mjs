/**
 * Runs a task of this project: `node scripts/run.mjs <task>`, which is what every command of package.json does.
 * Works from a fresh clone with any Node from 20.19 and without installed packages, so it is plain JavaScript with no
 * dependency. What is already done is skipped:
 *
 * 1. where this Node is older than the tasks need, a newer one is installed into `.cache/`, and meanwhile the packages
 *    are, when package-lock.json has changed since they last were; those for tests and checks when a task needs them;
 * 2. `scripts/tasks/<task>.ts` runs, or the program that the task is.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From here on Node runs TypeScript by itself. */
const neededVersion = [22, 18]

/** Tasks for which `dependencies` are enough: from a fresh clone they are there in half the time. */
const withoutTools = ['build', 'start']

/** Tasks that are a program of a package with its arguments. */
const programs = {
  // http://localhost:4321, with drafts and development pages.
  dev: ['node_modules/astro/bin/astro.mjs', 'dev'],
  // Formats every file and mends what the linter can mend safely.
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
}

const root = fileURLToPath(new URL('..', import.meta.url))
const [task, ...rest] = process.argv.slice(2)

process.chdir(root)
const tasks = [
  ...readdirSync('scripts/tasks').map((file) => file.replace(/\.ts$/, '')),
  ...Object.keys(programs),
].sort()
if (!task || !tasks.includes(task)) stop(`Usage: npm run <task>. The tasks are: ${tasks.join(', ')}.`)

const [node] = await Promise.all([isOlder(process.versions.node) ? newerNode() : process.execPath, installPackages()])
process.exitCode = await run(node, [...(programs[task] ?? [`scripts/tasks/${task}.ts`]), ...rest])

function isOlder(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < neededVersion[0] || (major === neededVersion[0] && minor < neededVersion[1])
}

/** The path of a Node that is new enough, installed as a plain binary from the package registry. */
async function newerNode() {
  const folder = '.cache/node-runtime'
  await whenChanged('scripts/node-runtime/package-lock.json', `${folder}/installed`, () => {
    console.error(
      `Node ${process.versions.node} is older than ${neededVersion.join('.')}; installing a newer one here.`,
    )
    mkdirSync(folder, { recursive: true })
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(`scripts/node-runtime/${file}`, `${folder}/${file}`)
    return npm(['ci', '--prefix', folder])
  })
  const modules = join(folder, 'node_modules')
  const found = existsSync(modules)
    ? readdirSync(modules)
        .flatMap((name) => [join(modules, name, 'bin', 'node'), join(modules, name, 'bin', 'node.exe')])
        .find((path) => existsSync(path))
    : undefined
  return found
    ? join(root, found)
    : stop(
        `There is no ready Node for ${process.platform}-${process.arch}; install Node ${neededVersion.join('.')} or later.`,
      )
}

function installPackages() {
  const [all, some] = ['node_modules/.installed', 'node_modules/.installed-without-tools']
  const isEnough = withoutTools.includes(task) && !existsSync(all)
  return whenChanged('package-lock.json', isEnough ? some : all, () => {
    console.error('Installing packages …')
    return npm(isEnough ? ['ci', '--omit=dev'] : ['ci'])
  })
}

/** Does something once for each content of a file, remembered by the file's hash in a mark. */
async function whenChanged(file, mark, action) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  await action()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, hash)
}

async function npm(args) {
  // npm tells its own scripts where it lies; started otherwise, it is found by name.
  const own = process.env.npm_execpath
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Only the task writes to the standard output, since that may be kept in a file; 2 is the standard error.
  const child = spawn(command, [...first, ...args, ...quiet], { stdio: ['inherit', 2, 'inherit'], shell: !own })
  const [status] = await once(child, 'exit')
  if (status !== 0) stop(`npm ${args[0]} failed; the lines above say why.`)
}

/** Runs a program in the foreground and passes signals on, so that Ctrl-C ends what it started. */
function run(program, args) {
  return new Promise((resolve) => {
    const path = `${dirname(program)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PATH: path },
    })
    const forward = (signal) => child.kill(signal)
    // A terminal sends Ctrl-C to the whole group; there, this process only has to outlive the child.
    process.on('SIGINT', process.stdin.isTTY ? () => {} : forward)
    process.on('SIGTERM', forward)
    // npm passes a signal to the shell between it and this process, and that shell ends without passing it on: stopping npm must stop this process too.
    const parent = process.ppid
    const watch = process.env.npm_lifecycle_event
      ? setInterval(() => process.ppid !== parent && forward('SIGTERM'), 500)
      : undefined
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
