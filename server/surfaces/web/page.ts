import { topBar } from '#server/domain/messages/web.ts'
import { type Content, type Html, html, trusted, words } from '#server/surfaces/pages/html.ts'
import { webPolicy, webStyle } from '#server/surfaces/web/style.ts'

/** One page of the web application, before it is sent. */
export interface WebPage {
  /** The title of the window. It contains nothing secret. */
  readonly title: string
  readonly main: Html
  /** Small text below the page. */
  readonly footer?: Content
}

/** What surrounds a page. */
export interface PageFrame {
  /** The product's name. */
  readonly product: string
  /** Who is signed in, and the token of the form that signs them out; null for nobody. */
  readonly signed_in: { readonly name: string; readonly sign_out_token: string } | null
}

/** A page is not stored, indexed or framed, and its address is revealed to no other site. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': webPolicy,
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The whole document of a page. */
export function documentOf({ title, main, footer }: WebPage, frame: PageFrame): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>${title} – ${frame.product}</title>
<style>${trusted(webStyle)}</style>
</head>
<body>
<a class="skip" href="#main">${topBar.skip}</a>
${barOf(frame)}
<main id="main" tabindex="-1"><div class="card">
${main}
</div></main>
${footer && html`<footer>${footer}</footer>`}
</body>
</html>
`
}

function barOf({ product, signed_in }: PageFrame): Html {
  return html`<header class="bar"><div>
<a class="home" href="/settings">${product}</a>
${
  signed_in &&
  html`<span class="who">${words(signed_in.name)}</span>
<form method="post" action="/sign-out">
<input type="hidden" name="form_token" value="${signed_in.sign_out_token}">
<button class="plain">${topBar.signOut}</button>
</form>`
}
</div></header>`
}
