import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { content } from './scripts/check-content/integration.ts'
import { files } from './scripts/files/integration.ts'
import { pageOutput } from './scripts/page-output/integration.ts'
import { pdfResourcesIntegration } from './scripts/pdf-resources/integration.ts'
import { developmentPages } from './src/development/integration.ts'
import { hydration } from './src/hydration/integration.ts'
import { publishedDictionaries } from './src/i18n/integration.ts'
import { assertValidSite } from './src/site/schema.ts'
import { site } from './src/site/site.ts'
import { layersByFolder, scopedClassName } from './src/styles/names-and-layers.ts'

assertValidSite(site)

/** Chromium stands for Chrome, Android's WebView and Samsung Internet, whose version 21 is Chromium 110. */
const oldestBrowsers = ['chrome109', 'safari15.6', 'ios15.6', 'firefox115']

const island = (name: string) => fileURLToPath(new URL(`./src/islands/${name}.astro`, import.meta.url))

export default defineConfig({
  site: site.origin,
  output: 'static',
  trailingSlash: 'never',
  // Styles stay in files until `scripts/page-output/` has divided them, so that pages are small while they are made.
  // One file per address (`layanan.html`) serves `/layanan` without a redirect on every host we support.
  // While one of two pages is written, the other is made.
  build: { format: 'file', inlineStylesheets: 'never', assets: 'assets/build', concurrency: 2 },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 4321 },
  integrations: [
    content(),
    react(),
    hydration(),
    publishedDictionaries(site.languages),
    files(),
    developmentPages(),
    pdfResourcesIntegration(site.pdfResourcesHost),
    pageOutput(),
  ],
  vite: {
    css: { modules: { generateScopedName: scopedClassName }, postcss: { plugins: [layersByFolder] } },
    resolve: {
      alias: {
        // A switch at run time would send every visitor the code and styles of what no page shows.
        '#account-offer': island(site.account.enabled ? 'account-offer' : 'nothing'),
        '#home-video': island(site.video?.place === 'home' ? 'company-video' : 'nothing'),
      },
    },
    // Small files inlined as `data:` would need a weaker content security policy.
    // The floor of docs/engineers.md: syntax and notations beyond it are written in older ones.
    build: { assetsInlineLimit: 0, target: oldestBrowsers, cssTarget: oldestBrowsers },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // Every island needs all of it: one request instead of three.
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                  // Small things that most islands need.
                  {
                    name: 'common',
                    test: /\/src\/(ui|hydration|i18n\/paths|lib\/plain-)/,
                    minShareCount: 6,
                  },
                  // Dates, amounts and texts.
                  { name: 'values', test: /\/src\/(i18n|lib)\//, minShareCount: 6 },
                  // What most tools need besides.
                  { name: 'tools', test: /\/src\/features\/tools\//, minShareCount: 3 },
                ],
              },
            },
          },
        },
      },
    },
  },
})
