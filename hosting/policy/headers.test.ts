import { describe, expect, it } from 'vitest'
import { headersOfFile, headersWithoutFile } from './headers.ts'
import type { Published } from './published.ts'

const worker = 'assets/pdf/pdfjs-dist-6.5.438/build/pdf.worker.min.mjs'
const workers = [
  worker,
  'assets/pdf/pdfjs-dist-6.5.438/legacy/build/pdf.worker.min.mjs',
  'assets/pdf/pdfjs-dist-6.5.438/build/pdf.worker.files.example.mjs',
]

const published: Published = {
  languages: ['id', 'en'],
  files: new Set(['index.html', 'about-us.html', ...workers]),
  pages: {
    scriptHashes: ['sha256-s'],
    styleHashes: ['sha256-c'],
    withVideo: new Set(['about-us.html']),
    hasViewer: true,
  },
  pdfResourcesHost: null,
}

function policyOf(file: string, site = published, overTls = true): Record<string, string> {
  const text = headersOfFile(file, site, { overTls })['Content-Security-Policy'] ?? ''
  return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

const everyFile = [
  'index.html',
  'about-us.html',
  ...workers,
  'assets/pdf/pdfjs-dist-6.5.438/wasm/openjpeg_nowasm_fallback.js',
  'assets/documents/a.pdf',
  'assets/i18n/id.json',
  'favicon.svg',
]

describe('the Content-Security-Policy', () => {
  it.each(everyFile)('of %s allows nothing unsafe and no framing', (file) => {
    const text = headersOfFile(file, published, { overTls: true })['Content-Security-Policy'] ?? ''
    expect(text).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/)
    expect(policyOf(file)['frame-ancestors']).toBe("'none'")
  })

  it('of a page begins with nothing and allows what the build has hashed', () => {
    expect(policyOf('index.html')).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-s'",
      'style-src': "'self' 'sha256-c'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'frame-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'pdf-worker',
    })
  })

  it('lets the video in only where a video stands', () => {
    expect(policyOf('about-us.html')['frame-src']).toBe('https://www.youtube-nocookie.com')
    expect(policyOf('about-us.html')['trusted-types']).toBe('pdf-worker video-api youtube-widget-api')
    expect(JSON.stringify(policyOf('index.html'))).not.toContain('youtube')
  })

  it('allows WebAssembly to the workers alone', () => {
    for (const file of workers) expect(policyOf(file)['script-src']).toBe("'self' 'wasm-unsafe-eval'")
    for (const file of everyFile.filter((name) => !workers.includes(name))) {
      expect(JSON.stringify(policyOf(file))).not.toContain('wasm')
    }
  })

  it('says nothing of a viewer on a site without documents', () => {
    const plain = { ...published, pages: { ...published.pages, hasViewer: false } }
    expect(policyOf('index.html', plain)).toMatchObject({
      'worker-src': "'none'",
      'img-src': "'self'",
      'trusted-types': "'none'",
    })
  })

  it("lets the viewer's worker alone run and fetch what the host of its resources has", () => {
    const elsewhere = { ...published, pdfResourcesHost: 'https://files.example/npm' }
    expect(policyOf(worker, elsewhere)['connect-src']).toBe("'self' https://files.example/npm/")
    expect(policyOf(worker, elsewhere)['script-src']).toBe("'self' 'wasm-unsafe-eval' https://files.example/npm/")
    expect(policyOf('index.html', elsewhere)['script-src']).not.toContain('files.example')
    expect(policyOf('index.html', elsewhere)['connect-src']).toBe("'self'")
  })

  it('lets pages take stand-in fonts from that host, where documents are shown', () => {
    const elsewhere = { ...published, pdfResourcesHost: 'https://files.example/npm' }
    expect(policyOf('index.html', elsewhere)['font-src']).toBe("'self' https://files.example/npm/")
    expect(policyOf('index.html')['font-src']).toBe("'self'")
    const plain = { ...elsewhere, pages: { ...published.pages, hasViewer: false } }
    expect(policyOf('index.html', plain)['font-src']).toBe("'self'")
  })

  it('upgrades plain addresses over TLS and leaves them alone without', () => {
    expect(policyOf('index.html')).toHaveProperty('upgrade-insecure-requests')
    expect(policyOf('index.html', published, false)).not.toHaveProperty('upgrade-insecure-requests')
  })
})

describe('other headers', () => {
  it('keep hashed files for a year and ask for the rest each time', () => {
    const caching = (file: string) => headersOfFile(file, published, { overTls: true })['Cache-Control']
    expect(caching('assets/build/a.B1.js')).toBe('public, max-age=31536000, immutable')
    expect(caching('index.html')).toBe('no-cache')
    expect(caching('assets/i18n/id.json')).toBe('no-cache')
  })

  it('isolate every page but the one whose video cannot be isolated', () => {
    expect(headersOfFile('index.html', published, { overTls: true })).toHaveProperty('Cross-Origin-Embedder-Policy')
    expect(headersOfFile('about-us.html', published, { overTls: true })).not.toHaveProperty(
      'Cross-Origin-Embedder-Policy',
    )
  })

  it('let scripts of every site fetch the open data, and nothing else', () => {
    const sharing = (file: string) => {
      const headers = headersOfFile(file, published, { overTls: true })
      return [headers['Access-Control-Allow-Origin'], headers['Cross-Origin-Resource-Policy']]
    }
    expect(sharing('data/fees.json')).toEqual(['*', 'cross-origin'])
    for (const file of [...everyFile, 'data-terbuka.html']) expect(sharing(file)).toEqual([undefined, 'same-origin'])
  })

  it('deny every feature that is not used', () => {
    const features = headersOfFile('index.html', published, { overTls: true })['Permissions-Policy'] ?? ''
    expect(features).toContain('camera=()')
    expect(features).toContain('autoplay=()')
    expect(headersOfFile('about-us.html', published, { overTls: true })['Permissions-Policy']).toContain(
      'autoplay=("https://www.youtube-nocookie.com")',
    )
  })

  it('promise TLS only over TLS', () => {
    expect(headersWithoutFile({ overTls: true })).toHaveProperty('Strict-Transport-Security')
    expect(headersWithoutFile({ overTls: false })).not.toHaveProperty('Strict-Transport-Security')
  })
})
