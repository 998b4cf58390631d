import { signUpOffer as say } from '#server/domain/messages/said/other_pages.ts'
import { connectHint } from '#server/domain/messages/said/plan_pages.ts'
import { connectOffer } from '#server/domain/messages/said/web_connect.ts'
import { siteOf } from '#server/domain/web/site.ts'
import type { InvitationView } from '#server/flows/by_link/invitation.ts'
import { viewArrival } from '#server/flows/web/arrival.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import type { Visit } from '#server/surfaces/web/links/serve.ts'
import { mayOfferSignUp, signUpButton } from '#server/surfaces/web/links/sign_up.ts'

/**
 * What a guest may do with an account: keep the invitation in it, or connect with the host where the host would like that.
 * Who is not signed in is asked for an answer first.
 */
export async function accountOffer(view: InvitationView, visit: Visit): Promise<Content> {
  const { runtime, token } = visit
  const { stage, connected, rsvp_status } = view
  if (stage === 'over' || stage === 'canceled' || !siteOf(runtime.base_url).on) return null
  const session = await visit.signedIn()
  if (session !== null) {
    const arrival = await viewArrival(runtime, session.owner, token)
    return arrival && signedInOffer(arrival.state, view, { token, name: session.display_name })
  }
  if (connected || (rsvp_status === 'pending' && stage === 'open')) return null
  return signedOutOffer(view, token, await mayOfferSignUp(runtime, token))
}

function signedInOffer(
  state: string,
  { host_name }: InvitationView,
  { token, name }: { token: string; name: string },
): Content {
  if (state !== 'open' && state !== 'keep') return null
  const label = state === 'open' ? connectOffer.title(host_name) : connectOffer.keep
  return html`<section aria-label="${say.yourAccount}">
<p>${connectOffer.text(name)}</p>
<div class="choices"><a class="button" href="/connect/${token}">${label}</a></div>
</section>`
}

function signedOutOffer(
  { host_name, connect_on_signup }: InvitationView,
  token: string,
  may_sign_up: boolean,
): Content {
  return html`<section aria-labelledby="account">
<h2 id="account">${connect_on_signup ? connectHint.title(host_name) : say.title}</h2>
<p>${connect_on_signup ? connectHint.text(host_name) : say.text}</p>
<div class="choices">
${may_sign_up && signUpButton(token, html`<button>${say.button}</button>`)}
<a class="button" href="/connect/${token}">${say.signIn}</a>
</div>
</section>`
}
