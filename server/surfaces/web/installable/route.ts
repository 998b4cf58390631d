import { readFileSync } from 'node:fs'
import type { Express } from 'express'
import { installed as say } from '#server/domain/messages/web_more.ts'
import { light } from '#server/domain/web/palette.ts'
import { productName } from '#server/runtime/product_name.ts'
import { requestIdOf, send } from '#server/surfaces/http/exchange.ts'

/** What a phone needs to keep the pages as an app, and to share links to it. */
const manifest = {
  ...{ name: productName, short_name: productName, id: '/', start_url: '/', scope: '/' },
  ...{ display: 'standalone', lang: 'en', description: say.description },
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
}

const pictures = { 'icon.svg': 'image/svg+xml', ...png('icon-180', 'icon-192', 'icon-512') }

function png(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}.png`, 'image/png']))
}

/** Adds the manifest and its icons to the HTTP server. They are for everybody. */
export function mountInstallable(app: Express): void {
  const files: (readonly [name: string, type: string, content: string | Buffer])[] = [
    ['manifest.webmanifest', 'application/manifest+json', JSON.stringify(manifest)],
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
