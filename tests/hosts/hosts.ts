/** Starts each host over one built site. A host that is not installed here says what is missing. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../hosting/server/server.ts'
import { findProgram } from '../../scripts/browser/chromium-path.ts'
import { freePort } from '../support/free-port.ts'

export type HostName = 'embedded' | 'nginx' | 'caddy' | 'cloudflare'

export interface RunningHost {
  readonly name: HostName
  readonly origin: string
  readonly version: string
  close(): Promise<void>
}

interface Place {
  readonly dist: string
  /** With what `writeHostingFiles` wrote. */
  readonly hosting: string
  /** For the host's own files: pids, logs, caches. */
  readonly scratch: string
  readonly port: number
}

export type Start = (place: Place) => Promise<RunningHost | { readonly missing: string }>

export const hosts: Readonly<Record<HostName, Start>> = {
  embedded: startEmbedded,
  nginx: startNginx,
  caddy: startCaddy,
  cloudflare: startCloudflare,
}

async function startEmbedded({ dist, port }: Place): Promise<RunningHost> {
  const { close } = await startServer({ dist, host: '127.0.0.1', port })
  return { name: 'embedded', origin: originOf(port), version: `Node ${process.versions.node}`, close }
}

/** Debian's module that takes nginx's name out of its answers, as docs/deploy.md sets it up. */
const headersMore = '/usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so'

async function startNginx(place: Place): Promise<RunningHost | { missing: string }> {
  const program = findProgram('nginx')
  if (!program || !existsSync(headersMore)) {
    return {
      missing:
        'nginx is not installed with its module (apt-get install nginx-light libnginx-mod-http-headers-more-filter)',
    }
  }
  const { dist, hosting, scratch, port } = place
  await mkdir(scratch, { recursive: true })
  const configuration = join(scratch, 'nginx.conf')
  await writeFile(
    configuration,
    `load_module ${headersMore};
daemon off;
worker_processes auto;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log;
events { worker_connections 16384; }
http {
  access_log off;
  sendfile on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${scratch}/${name};`).join('\n')}
  include ${hosting}/nginx/maps.conf;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${dist};
    more_clear_headers Server;
    include ${hosting}/nginx/site.conf;
  }
}
`,
  )
  const child = spawn(program, ['-p', scratch, '-c', configuration, '-e', join(scratch, 'error.log')], {
    stdio: 'pipe',
  })
  await serving(child, port)
  return { name: 'nginx', origin: originOf(port), version: await versionOf(program, ['-v']), close: () => stop(child) }
}

async function startCaddy({ dist, hosting, scratch, port }: Place): Promise<RunningHost | { missing: string }> {
  const program = findProgram('caddy')
  if (!program) return { missing: 'caddy is not installed (apt-get install caddy)' }
  await mkdir(scratch, { recursive: true })
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(hosting, 'Caddyfile')], {
    stdio: 'pipe',
    env: {
      ...process.env,
      SITE_ADDRESS: originOf(port),
      SITE_ROOT: dist,
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
      HOME: scratch,
      CADDY_ADMIN: 'off',
    },
  })
  await serving(child, port)
  return {
    name: 'caddy',
    origin: originOf(port),
    version: await versionOf(program, ['version']),
    close: () => stop(child),
  }
}

async function startCloudflare({ dist, hosting, scratch, port }: Place): Promise<RunningHost | { missing: string }> {
  const program = fileURLToPath(new URL('node_modules/wrangler/bin/wrangler.js', import.meta.url))
  if (!existsSync(program)) return { missing: 'wrangler is not installed (npm ci --prefix tests/hosts)' }
  await mkdir(scratch, { recursive: true })
  const options = [
    'dev',
    '--config',
    join(hosting, 'wrangler.json'),
    '--assets',
    dist,
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(await freePort()),
    '--local',
    '--show-interactive-dev-session=false',
  ]
  const child = spawn(process.execPath, [program, ...options], {
    stdio: 'pipe',
    cwd: scratch,
    env: {
      ...process.env,
      CI: '1',
      HOME: scratch,
      XDG_CONFIG_HOME: scratch,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  })
  await serving(child, port)
  return { name: 'cloudflare', origin: originOf(port), version: await wranglerVersion(), close: () => stop(child) }
}

function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function wranglerVersion(): Promise<string> {
  const manifest = new URL('node_modules/wrangler/package.json', import.meta.url)
  return `wrangler ${JSON.parse(await readFile(manifest, 'utf8')).version}, local`
}

async function versionOf(program: string, options: readonly string[]): Promise<string> {
  const child = spawn(program, options, { stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  await ended(child)
  return (
    output
      .trim()
      .replace(/^nginx version: /, '')
      .split(/\s/)[0] ?? ''
  )
}

/** Resolves once the home page is served; rejects, with what the program said, if the program ends before. */
async function serving(child: ChildProcess, port: number): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)))
  const deadline = Date.now() + 60_000
  while (!(await isServed(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${output}`)
    if (Date.now() > deadline)
      throw new Error(`${child.spawnfile} did not serve on port ${port} within a minute:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** An open port is not enough: Cloudflare's runtime opens it before it has read its configuration. */
async function isServed(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(originOf(port), { signal: AbortSignal.timeout(2_000) })
    return ok
  } catch {
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const end = ended(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await end
  clearTimeout(timer)
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()
}
