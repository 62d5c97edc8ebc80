import { defaultLanguage } from '../i18n/languages.ts'
import { dyes } from '../lib/dyes.ts'
import { site } from '../site/site.ts'

export const GET = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: dyes.ground,
    theme_color: dyes.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
