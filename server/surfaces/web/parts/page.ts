import { remembered } from '#server/domain/basics/remembered.ts'
import { topBar } from '#server/domain/messages/said/web.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import { footerOf, pageDocument, pageHeaders } from '#server/surfaces/web/parts/document.ts'
import { type Content, type Html, html, trusted, words } from '#server/surfaces/web/parts/html.ts'
import { installableHead } from '#server/surfaces/web/parts/installable_head.ts'
import { sideOf } from '#server/surfaces/web/parts/side.ts'
import { styleOf, webPolicyFor } from '#server/surfaces/web/parts/style.ts'
import { maxStyles } from '#server/surfaces/web/parts/used_style.ts'

/** One page of the web application, before it is sent. */
export interface WebPage {
  /** The title of the window. It contains nothing secret. */
  readonly title: string
  readonly main: Html
  /** Small text below the page. */
  readonly footer?: Content
  /** Where else a form of the page may lead in the end: a source of `form-action`, such as `https://claude.ai`. */
  readonly leads_to?: string
  /** The one script that the page may run. It works without it, too. */
  readonly script?: PageScript
  /** Where the browser goes at once; the page is what stays where it does not leave. */
  readonly goes_to?: string
  /** That the browser asks for a path of this service after so many seconds, to show what has changed. */
  readonly refreshes?: { readonly seconds: number; readonly path: string }
}

/** A script within a page, with the source of `script-src` that allows it: its hash. It may ask addresses of this service. */
export interface PageScript {
  readonly text: string
  readonly source: string
}

/** What surrounds a page. */
export interface PageFrame {
  /** The product's name. */
  readonly product: string
  /** Links at the end of the page. */
  readonly operator_links?: readonly OperatorLink[]
  /** Who is signed in, and the token of the form that signs them out; null for nobody. */
  readonly signed_in: {
    readonly name: string
    readonly sign_out_token: string
    /** The path of the page where it has the ways to the others in its frame; null where it has none. */
    readonly here: string | null
    /** Whether there is a page of the Assistant. */
    readonly assistant?: boolean
  } | null
}

/** The headers of what is no page. It reveals its address to no other site. */
export const webHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': webPolicyFor(),
  'referrer-policy': 'same-origin',
}

/** A page as it is sent. */
interface SentPage {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** The whole document of a page, and its headers: those of every answer, and what only this page may do. */
export function sentPage(page: WebPage, frame: PageFrame): SentPage {
  const { title, main, footer, goes_to, script } = page
  const body = html`<a class="skip" href="#main">${topBar.skip}</a>
${barOf(frame)}
<main id="main" tabindex="-1"><div class="card">
${main}
</div></main>${script && html`\n<script>${trusted(script.text)}</script>`}
${footerOf(footer, frame.operator_links ?? [])}`
  const style = styleOf(body.text)
  const { text } = pageDocument({
    title: `${title} – ${frame.product}`,
    style,
    head: html`${installableHead}${goes_to !== undefined && html`<meta http-equiv="refresh" content="0; url=${goes_to}">\n`}`,
    body,
  })
  return { text, headers: headersOf(page, style) }
}

/** A hash of a whole stylesheet is in it, and few pages have one that no page before had. */
const policyOf = remembered(maxStyles, (style) => webPolicyFor(style))

function headersOf(
  { leads_to, script, refreshes }: WebPage,
  style: string,
): Readonly<Record<string, string>> {
  // A browser asks this of every address that a form leads to, redirects included.
  const forms = leads_to === undefined ? "'self'" : `'self' ${leads_to}`
  const policy = policyOf(style).replace("form-action 'self'", `form-action ${forms}`)
  const runs = script === undefined ? '' : `; script-src '${script.source}'; connect-src 'self'`
  return {
    ...webHeaders,
    'content-security-policy': policy + runs,
    ...(refreshes && { refresh: `${refreshes.seconds}; url=${refreshes.path}` }),
  }
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
</div></header>${signed_in !== null && signed_in.here !== null && html`\n${sideOf(signed_in.here, signed_in.assistant ?? false)}`}`
}
