import { connection } from '#server/domain/messages/other_pages.ts'
import { type ConnectionView, viewConnectionInvitation } from '#server/flows/by_link/connection.ts'
import { type Content, type Html, html, words } from '#server/surfaces/pages/html.ts'
import { mayOfferSignUp, signUpOffer } from '#server/surfaces/pages/sign_up.ts'
import { warning } from '#server/surfaces/pages/notice.ts'
import type { WebPage } from '#server/surfaces/pages/page.ts'
import type { PageRoute } from '#server/surfaces/pages/serve.ts'

/** `/c/{token}`: an invitation to connect. People accept it with their account, never on this page. */
export const connectionRoute: PageRoute = {
  name: 'connection',

  async show({ runtime, token }) {
    const view = await viewConnectionInvitation(runtime, token)
    // A link that was closed or has expired gets the same answer as one that never existed.
    if (view?.admission === 'closed' || view?.admission === 'expired') return null
    return view && connectionPage(view, token, await mayOfferSignUp(runtime, token))
  },
}

function connectionPage(view: ConnectionView, token: string, may_sign_up: boolean): WebPage {
  const { host_name, mode, admission } = view
  return {
    title: connection.windowTitle(host_name),
    main: html`<header>
<p class="from">${connection.mode[mode]}</p>
<h1>${connection.title(host_name)}</h1>
</header>
${fullNotice(view)}
${admission === 'open' && html`<p>${connection.about(host_name)}</p>`}
${joinedBy(view)}
${preview(view)}
${admission === 'open' && accepting(host_name, token)}
${admission === 'open' && may_sign_up && signUpOffer(token)}`,
    footer: admission === 'open' && connection.footer,
    preview: connection.preview(host_name),
  }
}

function fullNotice({ admission, mode, host_name }: ConnectionView): Content {
  if (admission !== 'full') return null
  return warning(connection.full[mode], connection.askForAnother(host_name))
}

function joinedBy({ joined }: ConnectionView): Content {
  if (joined.length === 0) return null
  return html`<section aria-labelledby="joined">
<h2 id="joined">${connection.joined(joined.length)}</h2>
<ul class="lines" role="list">${joined.map((name) => html`<li>${words(name)}</li>`)}</ul>
</section>`
}

function preview({ preview, host_name }: ConnectionView): Content {
  if (preview === null || preview.likes.length === 0) return null
  return html`<section aria-labelledby="likes">
<h2 id="likes">${connection.likes(host_name)}</h2>
<ul class="lines" role="list">${preview.likes.map((like) => html`<li>${words(like)}</li>`)}</ul>
${preview.more && html`<p class="soft small">${connection.moreLikes}</p>`}
</section>`
}

function accepting(host_name: string, token: string): Html {
  return html`<section aria-labelledby="accept">
<h2 id="accept">${connection.howToAccept}</h2>
<ol>${connection.steps.map((step) => html`<li>${step}</li>`)}</ol>
<p><code aria-label="${connection.code}">${token}</code></p>
<p class="soft small">${connection.onlyYou(host_name)}</p>
</section>`
}
