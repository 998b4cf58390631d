import { signUpOffer as say } from '#server/domain/messages/other_pages.ts'
import { siteOf } from '#server/domain/web/site.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { type Html, html } from '#server/surfaces/pages/html.ts'

/** Whether people who were invited may make an account here. */
export function mayOfferSignUp({ sign_up, base_url }: Runtime): boolean {
  return sign_up !== 'closed' && siteOf(base_url).on
}

/** The button for people who have no account yet. It takes the secret of the invitation along, in the body of the form. */
export function signUpOffer(token: string): Html {
  return html`<section aria-labelledby="account">
<h2 id="account">${say.title}</h2>
<p>${say.text}</p>
<form method="post" action="/sign-up">
<input type="hidden" name="link" value="${token}">
<button>${say.button}</button>
</form>
</section>`
}
