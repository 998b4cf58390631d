import { light } from '#server/domain/web/palette.ts'
import { html } from '#server/surfaces/web/parts/html.ts'

/** What the head of every page says of the manifest and the icons. */
export const installableHead = html`<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<meta name="theme-color" content="${light.accent}">
`
