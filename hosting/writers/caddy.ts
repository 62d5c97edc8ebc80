/** The policy as a Caddyfile, for Caddy 2.6 or later. The environment names the place: SITE_ADDRESS and SITE_ROOT. */
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import {
  canonicalStatus,
  fallbackStatus,
  hostileTarget,
  notFoundFile,
  rootDuplicates,
  rootOf,
  writtenAddress,
} from '../policy/addresses.ts'
import { isCompressible, knownMediaTypes } from '../policy/content-types.ts'
import { immutable, immutableAddress, revalidated } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'
import { type AnswerKind, answerKinds } from './answer-kinds.ts'

/** Headers that differ between kinds of answers, with the variable that carries each; some kinds lack the optional ones. */
const varying = [
  { name: 'Permissions-Policy', variable: 'site_permissions', isOptional: false },
  { name: 'Cross-Origin-Resource-Policy', variable: 'site_resource', isOptional: false },
  { name: 'Cross-Origin-Embedder-Policy', variable: 'site_embedder', isOptional: true },
  { name: 'Access-Control-Allow-Origin', variable: 'site_origins', isOptional: true },
  { name: 'Speculation-Rules', variable: 'site_speculation', isOptional: true },
] as const

/** Headers with lines of their own: they differ by transport or by address. */
const special = ['Content-Security-Policy', 'Strict-Transport-Security', 'Cache-Control']

const overTls = '{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"'

/** The query, and the name that was asked for, as the visitor sent it. */
const wrongName = `{site_query}${wrongAddressFragment}{site_wrong_name}`

/** @param host the site's host name, for when the environment names none. */
export function caddyfile(published: Published, host: string): string {
  const others = published.languages.filter((language) => language !== defaultLanguage)
  return `# Written by the build from hosting/policy. SITE_ROOT: the folder with the built site.
{
	servers {
		max_header_size 8kb
		timeouts {
			read_header 10s
			read_body 10s
			idle 65s
		}
	}
}

${headerSnippet(published)}
${fallbackSnippet(others)}
{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT}
	import site_matchers
	import site_fallback_matchers
	map {http.request.orig_uri} {site_query} {
		"~^[^?]*(\\?.*)$" "\${1}"
		default ""
	}
	map {http.request.orig_uri} {site_wrong_name} {
		"~^[^?]*/([^/?]+)(?:\\?.*)?$" "\${1}"
		default ""
	}
	route {
		@method not method GET HEAD
		error @method 405
		@hostile vars_regexp {http.request.orig_uri} \`(?i)${hostileTarget}\`
		error @hostile 400
		@empty vars_regexp {http.request.orig_uri} \`^[^?]*//\`
		error @empty 404
		import site_headers
		header Cache-Control "${revalidated}"
		@slash vars_regexp slash {http.request.orig_uri} \`^((?:/[^/?]+)+)/(?:\\?.*)?$\`
		redir @slash {re.slash.1}{site_query} ${canonicalStatus}
${published.languages.map(rootRedirects).join('\n')}
		@hidden {
			path_regexp \`\\.(?:br|gz)$|/\\.|^/_(?:headers|redirects)$\`
			not path /.well-known/*
		}
		route @hidden {
			import site_fallback
		}
		@ending path_regexp ending \`^(/.+)\\.html$\`
		route @ending {
			@exists file {path}
			redir @exists {re.ending.1}{site_query} ${canonicalStatus}
		}
		rewrite / /index.html
		@page file {path}.html
		rewrite @page {path}.html
		@missing not file {path}
		route @missing {
			import site_fallback
		}
		import site_headers
		header Cache-Control "{site_cache_control}"
		header Content-Type "{site_type}"
		@compressible path ${compressibleEndings().join(' ')}
		header @compressible {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		@not_allowed \`{http.error.status_code} == 405\`
		header @not_allowed Allow "GET, HEAD"
		header Cache-Control "${revalidated}"
		@not_found \`{http.error.status_code} == 404\`
		route @not_found {
			map {http.request.orig_uri} {site_not_found} {
${others.map((language) => `				"~^/${language}(?:[/?]|$)" /${notFoundFile(language)}`).join('\n')}
				default /${notFoundFile(defaultLanguage)}
			}
			rewrite * {site_not_found}
			import site_headers
			header Content-Type "{site_type}"
			header {
				Vary Accept-Encoding
				defer
			}
			file_server {
				precompressed br gzip
			}
		}
		route {
			rewrite * /-/refused
			import site_headers
			respond "" {http.error.status_code}
		}
	}
}
`
}

function headerSnippet(published: Published): string {
  const kinds = answerKinds(published)
  const none = kinds.at(-1)?.headers(true) ?? {}
  const written = [...special, ...varying.map(({ name }) => name)]
  const constant = Object.entries(none).filter(([name]) => !written.includes(name))
  const required = varying.filter(({ isOptional }) => !isOptional)
  const optional = varying.filter(({ isOptional }) => isOptional)
  return `(site_matchers) {
	@site_plain expression \`!(${overTls})\`
	@site_tls expression \`${overTls}\`
${optional.map(({ variable }) => `	@has_${variable} not vars {${variable}} ""\n	@lacks_${variable} vars {${variable}} ""`).join('\n')}
}

(site_headers) {
	map {http.request.uri.path} {site_csp} {site_csp_tls} ${varying.map(({ variable }) => `{${variable}}`).join(' ')} {
${kinds.flatMap(kindLines).join('\n')}
	}
	map {http.request.uri.path} {site_type} {
${knownMediaTypes()
  .map(([ending, type]) => `		"~\\.${ending}$" \`${type}\``)
  .join('\n')}
		default application/octet-stream
	}
	map {http.request.uri.path} {site_cache_control} {
		"~${immutableAddress}" \`${immutable}\`
		default \`${revalidated}\`
	}
	header {
${constant.map(([name, value]) => `		${name} \`${value}\``).join('\n')}
${required.map(({ name, variable }) => `		${name} {${variable}}`).join('\n')}
		-Server
	}
	header @site_plain Content-Security-Policy {site_csp}
	header @site_tls Content-Security-Policy {site_csp_tls}
	header @site_tls Strict-Transport-Security \`${none['Strict-Transport-Security']}\`
${optional.map(({ name, variable }) => `	header @has_${variable} ${name} {${variable}}\n	header @lacks_${variable} -${name}`).join('\n')}
}
`
}

function kindLines({ pattern, headers }: AnswerKind): string[] {
  const values = [
    headers(false)['Content-Security-Policy'],
    headers(true)['Content-Security-Policy'],
    ...varying.map(({ name }) => headers(true)[name]),
  ].map((value) => `\`${value ?? ''}\``)
  return [`		${pattern === null ? 'default' : `"~${pattern}"`} ${values.join(' ')}`]
}

/**
 * What is no address of ours as it was written leads to the one that was meant; else, specification, section 2: a single
 * name that is nothing else leads to the root.
 */
function fallbackSnippet(others: readonly Language[]): string {
  // By the address as it was sent: the path has been rewritten by then.
  const matchers = others.map(
    (language) => `	@fallback_${language} vars_regexp {http.request.orig_uri} \`^/${language}/[^/?]+(?:\\?|$)\``,
  )
  const redirects = others.map((language) => `	redir @fallback_${language} /${language}${wrongName} ${fallbackStatus}`)
  return `(site_fallback_matchers) {
${matchers.join('\n')}
	@fallback vars_regexp {http.request.orig_uri} \`^/[^/?]+(?:\\?|$)\`
	@meant_root path /
	@meant_page {
		file {path}.html
		not path */404
	}
	@meant_file {
		file {path}
		not path *.html *.br *.gz */.* /_headers /_redirects
	}
}

(site_fallback) {
	uri path_regexp \`(?i)${writtenAddress}\` $1
${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `	uri replace ${letter} ${letter.toLowerCase()}`).join('\n')}
	redir @meant_root /{site_query} ${canonicalStatus}
	redir @meant_page {path}{site_query} ${canonicalStatus}
	redir @meant_file {path}{site_query} ${canonicalStatus}
${redirects.join('\n')}
	redir @fallback /${wrongName} ${fallbackStatus}
	error 404
}
`
}

function rootRedirects(language: Language): string {
  const root = rootOf(language)
  const folder = root === '/' ? '' : root
  return `		@index_${language} path ${rootDuplicates(root).join(' ')}
		redir @index_${language} ${root}{site_query} ${canonicalStatus}
		@missing_${language} path ${folder}/404 ${folder}/404.html
		redir @missing_${language} ${root}${wrongName} ${fallbackStatus}`
}

function compressibleEndings(): string[] {
  return knownMediaTypes()
    .map(([ending]) => ending)
    .filter((ending) => isCompressible(`x.${ending}`))
    .map((ending) => `*.${ending}`)
}
