import { counted } from '#server/domain/text.ts'
import { type ConnectionView, connectionInvitation } from '#server/flows/by_link/connection.ts'
import { type Content, type Html, html, words } from '#server/surfaces/pages/html.ts'
import { grave } from '#server/surfaces/pages/notice.ts'
import type { Page } from '#server/surfaces/pages/page.ts'
import type { Place } from '#server/surfaces/pages/serve.ts'

/** `/c/{token}`: somebody would like to be connected. It is accepted with an account, never here. */
export const connectionPlace: Place = {
  name: 'connection',

  async show({ runtime, token }) {
    const view = await connectionInvitation(runtime, token)
    // A link that was closed or has expired is like one that never was.
    if (view?.admission === 'closed' || view?.admission === 'expired') return null
    return view && connectionPage(view, token)
  },
}

function connectionPage(view: ConnectionView, token: string): Page {
  const { host_name, mode, admission } = view
  const host = words(host_name)
  return {
    title: `${host_name} would like to connect`,
    main: html`<header>
<p class="from">${mode === 'shared' ? 'An invitation for several people' : 'An invitation for one person'}</p>
<h1>${host} would like to connect with you</h1>
</header>
${ended(view)}
${admission === 'open' && html`<p>Once you are connected, ${host} can send you plans, and you can answer and plan together. You choose for each person which of your likes they see; until then, none.</p>`}
${joinedBy(view)}
${preview(view)}
${admission === 'open' && accepting(host, token)}`,
    footer: html`This link lets somebody join. It proves nothing about who holds it, so please do not pass it on.`,
  }
}

function ended({ admission, host_name }: ConnectionView): Content {
  if (admission !== 'full') return null
  return grave('Everybody it was for has joined', html`Ask ${words(host_name)} for a new one.`)
}

function joinedBy({ joined }: ConnectionView): Content {
  if (joined.length === 0) return null
  return html`<section aria-labelledby="joined">
<h2 id="joined">${counted(joined.length, 'person', 'people')} joined</h2>
<ul class="lines" role="list">${joined.map((name) => html`<li>${words(name)}</li>`)}</ul>
</section>`
}

function preview({ preview, host_name }: ConnectionView): Content {
  if (preview === null || preview.likes.length === 0) return null
  return html`<section aria-labelledby="likes">
<h2 id="likes">${words(host_name)} likes</h2>
<ul class="lines" role="list">${preview.likes.map((like) => html`<li>${words(like)}</li>`)}</ul>
${preview.more && html`<p class="soft small">And more, once you are connected.</p>`}
</section>`
}

function accepting(host: Html, token: string): Html {
  return html`<section aria-labelledby="accept">
<h2 id="accept">How to accept</h2>
<ol>
<li>Open the app or the assistant you plan with. You need an account of your own.</li>
<li>Tell it that you would like to accept a connection invitation, and give it this code. It shows what follows before anything is done.</li>
</ol>
<p><code aria-label="Invitation code">${token}</code></p>
<p class="soft small">Nobody but you can accept it for you; ${host} learns of it only then.</p>
</section>`
}
