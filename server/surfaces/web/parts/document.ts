import { operator as say } from '#server/domain/messages/web.ts'
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
  readonly style: string
  /** Further stylesheets that only this page has. */
  readonly extra_styles?: readonly string[]
  /** Tags of the head that only this page has. */
  readonly head?: Content
  readonly body: Html
  readonly footer?: Content
  /** Pages of the people who run the service. */
  readonly operator?: readonly OperatorLink[]
}

/** The whole document of a page. */
export function pageDocument({
  title,
  style,
  extra_styles = [],
  head,
  body,
  footer,
  operator = [],
}: DocumentParts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
${head}<style>${trusted(style)}</style>${extra_styles.map((one) => html`<style>${trusted(one)}</style>`)}
</head>
<body>
${body}
${(footer || operator.length > 0) && html`<footer>${footer}${operatorNav(operator)}</footer>`}
</body>
</html>
`
}

function operatorNav(links: readonly OperatorLink[]): Content {
  if (links.length === 0) return null
  return html`<nav class="links" aria-label="${say.title}">${links.map(
    ({ label, url }) => html`<a href="${url}">${label}</a>\n`,
  )}</nav>`
}
