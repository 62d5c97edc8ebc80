/** Bytes that no browser shows or runs. */
export const unknownType = 'application/octet-stream'

/** The media type of each ending that the site publishes. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  // https://wicg.github.io/nav-speculation/speculation-rules.html: browsers read rules of no other type.
  speculationrules: 'application/speculationrules+json',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xsl: 'text/xsl; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  wasm: 'application/wasm',
  bcmap: unknownType,
  pfb: unknownType,
  icc: 'application/vnd.iccprofile',
}

/** What is already compressed, or gains nothing, is not compressed again. */
const compressible =
  /^(?:text\/|application\/(?:json|manifest\+json|xml|wasm)|image\/(?:svg\+xml|vnd\.microsoft\.icon)|font\/ttf)/

export function endingOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}

/** The `Content-Type` of a file by its ending; bytes of an unknown kind are never guessed at. */
export function contentType(file: string): string {
  return mediaTypes[endingOf(file)] ?? unknownType
}

export function isCompressible(file: string): boolean {
  return compressible.test(contentType(file))
}

/** Endings and their types, for the hosts that are told them one by one. */
export function knownMediaTypes(): readonly (readonly [ending: string, type: string])[] {
  return Object.entries(mediaTypes)
}

/** The compressed forms that are made at build, the one to be preferred first. */
export const contentEncodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

export type ContentEncoding = (typeof contentEncodings)[number]['encoding']
