import { approval as say, step as sayOne } from '#server/domain/messages/said/web_approvals.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'

/** A link that the person passes on; without a name it is for anyone. */
export interface SharedLink {
  readonly display_name?: string
  readonly url: string
}

/** The person has sent it themself: what was done, and the links that are shown only now. */
export function sentPage(title: string, text: string, links: readonly SharedLink[]): WebPage {
  return {
    title,
    main: html`<p class="small"><a href="/approvals">‹ ${say.back}</a></p>
<h1>${words(title)}</h1>
${formResult(true, say.results.done, text)}
${links.length > 0 && linkSection(links)}
<div class="actions"><a class="button" href="/approvals">${say.results.plans}</a></div>`,
  }
}

/** Links that are shown only now, each with the person it is for. */
export function linkSection(links: readonly SharedLink[]): Html {
  const [title, text] =
    links.length === 1 ? [sayOne.link, sayOne.linkText] : [say.results.links, say.results.linksText]
  return html`<section aria-labelledby="links">
<h2 id="links">${title}</h2>
<p>${text}</p>
<dl>${links.map(
    ({ display_name, url }) =>
      html`<div><dt>${display_name ? words(display_name) : say.results.anyone}</dt><dd><code>${url}</code></dd></div>`,
  )}</dl>
</section>`
}

/** The links in what a commit answered; none where it made none. */
export function linksIn(data: unknown): readonly SharedLink[] {
  if (data === null || typeof data !== 'object' || !('share_links' in data)) return []
  return Array.isArray(data.share_links) ? data.share_links : []
}
