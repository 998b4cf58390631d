import { front as say } from '#server/domain/messages/said/web_today.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'

/** What this is, and the way in. */
export function frontPage(): WebPage {
  return {
    title: say.title,
    main: html`<header><h1>${say.title}</h1></header>
<ul class="lines" role="list">${say.lines.map((line) => html`<li>${line}</li>`)}</ul>
<div class="actions"><a class="button main" href="/sign-in">${say.signIn}</a></div>
<p class="links"><a href="/docs/">${say.reference}</a></p>`,
  }
}
