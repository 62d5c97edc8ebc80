/**
 * The policy in nginx's words, as two files: `maps.conf` belongs into the `http` block, `site.conf` into the `server`
 * block that names root, host and certificates. nginx 1.22 or later, without any module beyond Debian's.
 */
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import {
  canonicalStatus,
  fallbackStatus,
  hostileTarget,
  meantAddresses,
  notFoundFile,
  rootDuplicates,
  rootOf,
  writtenAddress,
} from '../policy/addresses.ts'
import { isCompressible, knownMediaTypes } from '../policy/content-types.ts'
import { immutable, immutableAddress, revalidated } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'
import { answerKinds } from './answer-kinds.ts'

/** The query, and the name that was asked for, as the visitor sent it. */
const wrongName = `$is_args$args${wrongAddressFragment}$site_wrong_name`

/** nginx reads no longer word than this from its configuration. */
const longestWord = 4_000

/** Headers that the policy gives by kind; caching and types are mapped by address. */
const mappedHeaders = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cross-Origin-Embedder-Policy',
  'Access-Control-Allow-Origin',
  'Speculation-Rules',
]

/** @throws Error where a header is longer than nginx can read. */
export function nginxMaps(published: Published): string {
  const headerMaps = mappedHeaders.map((name) => {
    const lines = answerKinds(published).flatMap(({ name: kind, headers }) =>
      [true, false].map((overTls) => [`${kind}:${overTls ? 'tls' : 'plain'}`, headers(overTls)[name] ?? ''] as const),
    )
    return map('"$site_kind:$site_transport"', variableOf(name), lines)
  })
  const kinds = answerKinds(published).map(
    ({ name, pattern }) => [pattern === null ? 'default' : `~${pattern.replace(/\$$/, '(?:\\.br)?$')}`, name] as const,
  )
  const compressible = knownMediaTypes()
    .map(([ending]) => ending)
    .filter((ending) => isCompressible(`x.${ending}`))
    .join('|')
  return [
    '# Written by the build from hosting/policy. For the http block.',
    // For the table of all addresses, of which the longest fits into a bucket.
    'map_hash_bucket_size 256;',
    `map_hash_max_size ${meantAddresses(published).size * 2};`,
    map('$uri', 'site_written', [
      [`~*${writtenAddress.replace('(', '(?<site_address>')}`, '$site_address'],
      ['default', ''],
    ]),
    // nginx compares plain strings without regard to letter case.
    map('$site_written', 'site_meant', [...meantAddresses(published), ['default', '']]),
    map('"$https:$http_x_forwarded_proto"', 'site_transport', [
      ['~^on:', 'tls'],
      ['~:https$', 'tls'],
      ['default', 'plain'],
    ]),
    map('$uri', 'site_kind', kinds),
    ...headerMaps,
    map('"$status:$uri"', 'site_cache_control', [
      [`~^(?:200|206|304):${immutableAddress.slice(1)}`, immutable],
      ['default', revalidated],
    ]),
    map('$uri', 'site_vary', [
      [`~\\.(?:${compressible})(?:\\.br)?$`, 'Accept-Encoding'],
      ['default', ''],
    ]),
    map('$status', 'site_allow', [
      ['405', 'GET, HEAD'],
      ['default', ''],
    ]),
    map('$http_accept_encoding', 'site_brotli', [
      ['~*(?:^|[\\s,])br\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)', ''],
      ['~*(?:^|[\\s,])br(?:[\\s;,]|$)', '.br'],
      ['default', ''],
    ]),
    map('$request_uri', 'site_wrong_name', [
      ['~^[^?]*/(?<site_last_name>[^/?]+)', '$site_last_name'],
      ['default', ''],
    ]),
    // Evaluated when headers are sent: by then $uri is the file that was found.
    map('$uri', 'site_content_encoding', [
      ['~\\.br$', 'br'],
      ['default', ''],
    ]),
    map('$uri', 'site_not_found', [
      ...otherLanguages(published).map((language) => [`~^/${language}(?:/|$)`, `/-/not-found/${language}`] as const),
      ['default', `/-/not-found/${defaultLanguage}`],
    ]),
  ].join('\n')
}

export function nginxSite(published: Published): string {
  const others = otherLanguages(published)
  const headers = [
    ...mappedHeaders.map((name) => [name, `$${variableOf(name)}`]),
    ['Cache-Control', '$site_cache_control'],
    ['Vary', '$site_vary'],
    ['Allow', '$site_allow'],
    ['Content-Encoding', '$site_content_encoding'],
  ]
  const types = knownMediaTypes().map(([ending, type]) => `  "${type}" ${ending};`)
  const brotliTypes = knownMediaTypes().filter(([ending]) => isCompressible(`x.${ending}`) && ending !== 'html')
  return `# Written by the build from hosting/policy. For the server block, which sets root, server_name, listen and certificates.
server_tokens off;
absolute_redirect off;
merge_slashes off;
max_ranges 1;
gzip off;
gzip_static on;
client_max_body_size 1k;
large_client_header_buffers 4 8k;
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 65s;
types {
${types.join('\n')}
}
default_type application/octet-stream;
${headers.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n')}

error_page 404 $site_not_found;
error_page 400 405 412 413 414 416 431 500 501 502 503 504 505 /-/refused;
location = /-/refused { internal; default_type "text/plain; charset=utf-8"; return 200 ""; }
${published.languages.map((language) => `location = /-/not-found/${language} { internal; gzip_static on; rewrite ^ /${notFoundFile(language)} break; }`).join('\n')}

# An error's own page passes here again, under an address that begins with /-/.
set $site_verdict "";
if ($request_uri ~ "^(?<site_bare>(?:/[^/?]+)+)/(?<site_query>\\?.*)?$") { set $site_verdict ${canonicalStatus}; }
if ($request_uri ~ "^[^?]*//") { set $site_verdict 404; }
if ($request_uri ~* ${quoted(hostileTarget)}) { set $site_verdict 400; }
if ($request_method !~ "^(?:GET|HEAD)$") { set $site_verdict 405; }
if ($uri ~ "^/-/") { set $site_verdict ""; }
if ($site_verdict = ${canonicalStatus}) { return ${canonicalStatus} $site_bare$site_query; }
if ($site_verdict = 400) { return 400; }
if ($site_verdict = 404) { return 404; }
if ($site_verdict = 405) { return 405; }

location / { types { } default_type "text/html; charset=utf-8"; try_files $uri.html$site_brotli $uri.html @file; }
location = / { types { } default_type "text/html; charset=utf-8"; try_files /index.html$site_brotli /index.html =404; }
location @file { try_files $uri @fallback; }
${canonicalLocations(published.languages, others)}
${brotliTypes.map(([ending, type]) => `location ~ \\.${ending}$ { types { } default_type "${type}"; try_files $uri$site_brotli $uri @fallback; }`).join('\n')}
`
}

function canonicalLocations(languages: readonly Language[], others: readonly Language[]): string {
  const roots = languages.flatMap((language) => {
    const root = rootOf(language)
    const folder = root === '/' ? '' : root
    return [
      ...rootDuplicates(root).map((name) => `location = ${name} { return ${canonicalStatus} ${root}$is_args$args; }`),
      ...['/404', '/404.html'].map(
        (name) => `location = ${folder}${name} { return ${fallbackStatus} ${root}${wrongName}; }`,
      ),
    ]
  })
  const fallbacks = others.map(
    (language) => `  if ($uri ~ "^/${language}/[^/]+$") { return ${fallbackStatus} /${language}${wrongName}; }`,
  )
  return `${roots.join('\n')}
location ~ "\\.(?:br|gz)$|/\\.(?!well-known/)|^/_(?:headers|redirects)$" { try_files /-/none @fallback; }
location ~ "^(?<site_page>/.+)\\.html$" { if (-f $document_root$uri) { return ${canonicalStatus} $site_page$is_args$args; } try_files /-/none @fallback; }
location @fallback {
  if ($site_meant) { return ${canonicalStatus} $site_meant$is_args$args; }
${fallbacks.join('\n')}
  if ($uri ~ "^/[^/]+$") { return ${fallbackStatus} /${wrongName}; }
  return 404;
}
`
}

function otherLanguages({ languages }: Published): Language[] {
  return languages.filter((language) => language !== defaultLanguage)
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`
}

function map(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  const tooLong = lines.find(([, value]) => value.length > longestWord)
  if (tooLong)
    throw new Error(`A value for ${variable} has ${tooLong[1].length} characters; nginx reads at most ${longestWord}.`)
  return `map ${source} $${variable} {\n${lines.map(([key, value]) => `  "${key}" ${quoted(value)};`).join('\n')}\n}`
}

function quoted(value: string): string {
  // Of the escapes that nginx knows inside quotes, only these two occur.
  return `"${value.replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"')}"`
}
