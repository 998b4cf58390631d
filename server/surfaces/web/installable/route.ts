import { readFileSync } from 'node:fs'
import type { Express } from 'express'
import { type PageLanguage, speaking } from '#server/domain/basics/speaking.ts'
import { installed as say } from '#server/domain/messages/said/web_more.ts'
import { light } from '#server/domain/web/palette.ts'
import { productName } from '#server/runtime/product_name.ts'
import { requestIdOf, send } from '#server/surfaces/http/exchange.ts'
import { languageOf, sayLanguage } from '#server/surfaces/web/parts/page_language.ts'

/** What a phone needs to keep the pages as an app, and to share links to it, in the language that is spoken. */
const manifestIn = (lang: PageLanguage) => ({
  ...{ name: productName, short_name: productName, id: '/', start_url: '/', scope: '/' },
  ...{ display: 'standalone', lang, description: say.description },
  ...{ background_color: light.paper, theme_color: light.accent },
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  share_target: {
    ...{ action: '/ideas/new', method: 'GET' },
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    { name: say.saveIdea, url: '/ideas/new' },
    { name: say.newPlan, url: '/plans/new' },
  ],
})

const pictures = { 'icon.svg': 'image/svg+xml', ...png('icon-180', 'icon-192', 'icon-512') }

function png(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}.png`, 'image/png']))
}

/** Adds the manifest and its icons to the HTTP server. They are for everybody, the manifest in the language of the browser. */
export function mountInstallable(app: Express): void {
  app.get('/manifest.webmanifest', (request, response) => {
    const chosen = languageOf(request, null)
    const manifest = speaking(chosen.language, () => JSON.stringify(manifestIn(chosen.language)))
    sayLanguage(response, chosen)
    send(response, 200, 'application/manifest+json', manifest, {
      'cache-control': 'public, max-age=86400',
      'x-request-id': requestIdOf(request),
    })
  })
  const files: (readonly [name: string, type: string, content: string | Buffer])[] = [
    ...Object.entries(pictures).map(
      ([name, type]) => [name, type, readFileSync(new URL(name, import.meta.url))] as const,
    ),
  ]
  for (const [name, type, content] of files) {
    app.get(`/${name}`, (request, response) => {
      send(response, 200, type, content, {
        'cache-control': 'public, max-age=86400',
        'x-request-id': requestIdOf(request),
      })
    })
  }
}
