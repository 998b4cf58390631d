import { topBar } from '#server/domain/messages/web.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import { pageDocument, pageHeaders } from '#server/surfaces/web/parts/document.ts'
import { type Content, type Html, html, trusted, words } from '#server/surfaces/web/parts/html.ts'
import { installableHead } from '#server/surfaces/web/parts/installable_head.ts'
import { sideOf } from '#server/surfaces/web/parts/side.ts'
import { extraStyles, webPolicy, webStyle } from '#server/surfaces/web/parts/style.ts'

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

/** A page of the web application reveals its address to no other site. */
export const webHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': webPolicy,
  'referrer-policy': 'same-origin',
}

/** The headers of a page: those of every page, and what only its own forms may do. */
export function headersOf({
  leads_to,
  script,
  refreshes,
}: WebPage): Readonly<Record<string, string>> {
  if (refreshes !== undefined) {
    return { ...webHeaders, refresh: `${refreshes.seconds}; url=${refreshes.path}` }
  }
  if (leads_to === undefined && script === undefined) return webHeaders
  // A browser asks this of every address that a form leads to, redirects included.
  const forms = leads_to === undefined ? "'self'" : `'self' ${leads_to}`
  const policy = webPolicy.replace("form-action 'self'", `form-action ${forms}`)
  const runs = script === undefined ? '' : `; script-src '${script.source}'; connect-src 'self'`
  return { ...webHeaders, 'content-security-policy': policy + runs }
}

/** The whole document of a page. */
export function documentOf(
  { title, main, footer, goes_to, script }: WebPage,
  frame: PageFrame,
): Html {
  return pageDocument({
    title: `${title} – ${frame.product}`,
    style: webStyle,
    extra_styles: extraStyles(main.text),
    head: html`${installableHead}${goes_to !== undefined && html`<meta http-equiv="refresh" content="0; url=${goes_to}">\n`}`,
    body: html`<a class="skip" href="#main">${topBar.skip}</a>
${barOf(frame)}
<main id="main" tabindex="-1"><div class="card">
${main}
</div></main>${script && html`\n<script>${trusted(script.text)}</script>`}`,
    footer,
    operator: frame.operator_links ?? [],
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
</div></header>${signed_in !== null && signed_in.here !== null && html`\n${sideOf(signed_in.here, signed_in.assistant ?? false)}`}`
}
