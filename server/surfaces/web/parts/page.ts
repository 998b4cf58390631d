import { topBar } from '#server/domain/messages/web.ts'
import { pageDocument, pageHeaders } from '#server/surfaces/web/parts/document.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { webPolicy, webStyle } from '#server/surfaces/web/parts/style.ts'

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

/** A page of the web application reveals its address to no other site. */
export const webHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': webPolicy,
  'referrer-policy': 'same-origin',
}

/** The whole document of a page. */
export function documentOf({ title, main, footer }: WebPage, frame: PageFrame): Html {
  return pageDocument({
    title: `${title} – ${frame.product}`,
    style: webStyle,
    body: html`<a class="skip" href="#main">${topBar.skip}</a>
${barOf(frame)}
<main id="main" tabindex="-1"><div class="card">
${main}
</div></main>`,
    footer,
  })
}

function barOf({ product, signed_in }: PageFrame): Html {
  return html`<header class="bar"><div>
<a class="home" href="/">${product}</a>
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
