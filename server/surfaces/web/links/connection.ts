import { connection, signUpOffer } from '#server/domain/messages/said/other_pages.ts'
import {
  connect as arriving,
  connectOffer as offer,
} from '#server/domain/messages/said/web_connect.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { type ConnectionView, viewConnectionInvitation } from '#server/flows/by_link/connection.ts'
import { viewArrival } from '#server/flows/web/arrival.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { mayOfferSignUp, signUpButton } from '#server/surfaces/web/links/sign_up.ts'
import { notice, warning } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'

/** `/c/{token}`: an invitation to connect. People accept it with their account, never on this page. */
export const connectionRoute: PageRoute = {
  name: 'connection',

  async show({ runtime, token, signedIn }) {
    const view = await viewConnectionInvitation(runtime, token)
    // A link that was closed or has expired gets the same answer as one that never existed.
    if (view?.admission === 'closed' || view?.admission === 'expired') return null
    if (view === null) return null
    const session = await signedIn()
    const arrival = session && (await viewArrival(runtime, session.owner, token))
    // It cannot connect these two any more, or has done so.
    if (session !== null && arrival === null) return null
    if (arrival?.state === 'connected') return { redirect: `/connect/${token}` }
    const may_sign_up = session === null && (await mayOfferSignUp(runtime, token))
    const name = session?.display_name ?? null
    const is_own = arrival?.state === 'own'
    const is_on = siteOf(runtime.base_url).on
    return connectionPage(view, token, { name, is_own, may_sign_up, is_on })
  },
}

/** Who has opened the page, and what they can do. */
interface Reader {
  /** Who is signed in; null for nobody. */
  name: string | null
  /** Whether they have made the invitation. */
  is_own: boolean
  may_sign_up: boolean
  /** Whether people can sign in here at all. */
  is_on: boolean
}

function connectionPage(view: ConnectionView, token: string, reader: Reader): WebPage {
  const { host_name, mode, admission } = view
  const { name, is_own, is_on } = reader
  return {
    title: connection.windowTitle(host_name),
    main: html`<header>
<p class="from">${connection.mode[mode]}</p>
<h1>${connection.title(host_name)}</h1>
</header>
${is_own ? ownNotice(view) : fullNotice(view)}
${admission === 'open' && !is_own && html`<p>${connection.about(host_name)}</p>`}
${admission === 'open' && is_on && !is_own && connectOffer(host_name, token, reader)}
${joinedBy(view)}
${preview(view)}
${admission === 'open' && name === null && accepting(host_name, token)}`,
    footer: admission === 'open' && !is_own && connection.footer,
    preview: connection.preview(host_name),
  }
}

/** For who has made the invitation, and looks at what others see. */
function ownNotice({ admission }: ConnectionView): Content {
  const { title, open, ended } = arriving.own_invitation
  return notice(title, admission === 'open' ? open : ended)
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

/** The way to `/connect`: for who is signed in, for who has an account, and for who makes one. */
function connectOffer(host_name: string, token: string, { name, may_sign_up }: Reader): Html {
  const connect = html`<a class="button main" href="/connect/${token}">${offer.title(host_name)}</a>`
  return html`<section class="act" aria-label="${connection.yourWay}">
${name !== null && html`<p>${offer.text(name)}</p>`}
<div class="choices">
${may_sign_up ? signUpButton(token) : connect}
${may_sign_up && html`<a class="button" href="/connect/${token}">${signUpOffer.signIn}</a>`}
</div>
</section>`
}
