import { operator as say } from '#server/domain/messages/said/web.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import { type Content, type Html, html, trusted } from '#server/surfaces/web/parts/html.ts'

/** What the browser is told with every page: it is not indexed or framed, and may use nothing of the device. */
export const pageHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** The parts of a document. */
interface DocumentParts {
  /** The title of the window. */
  readonly title: Content
  /** The stylesheet within it. */
  readonly style: string
  /** Tags of the head that only this page has. */
  readonly head?: Content
  readonly body: Html
}

/** The whole document of a page. */
export function pageDocument({ title, style, head, body }: DocumentParts): Html {
  return html`<!doctype html>
<html lang="${languageNow()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
${head}<style>${trusted(style)}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** What ends every page: small text of its own, and the pages of the people who run the service. */
export function footerOf(text: Content, operator: readonly OperatorLink[]): Content {
  return (text || operator.length > 0) && html`<footer>${text}${operatorNav(operator)}</footer>`
}

function operatorNav(links: readonly OperatorLink[]): Content {
  if (links.length === 0) return null
  return html`<nav class="links" aria-label="${say.title}">${links.map(
    ({ label, url }) => html`<a href="${url}">${label}</a>\n`,
  )}</nav>`
}
