import { signUpOffer as say } from '#server/domain/messages/said/other_pages.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { admissionBy } from '#server/flows/web/admission.ts'
import { siteOf } from '#server/domain/web/site.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/** Whether somebody with the link of an invitation may make an account by it: it may have admitted as many as it does. */
export async function mayOfferSignUp(runtime: Runtime, token: string): Promise<boolean> {
  const { sign_up, base_url } = runtime
  if (sign_up === 'closed' || !siteOf(base_url).on) return false
  const hash = hashLinkToken(token)
  return hash !== null && (sign_up === 'open' || (await admissionBy(runtime, hash)) !== null)
}

/** The button for people who have no account yet. It takes the secret of the invitation along, in the body of the form. */
export function signUpButton(
  token: string,
  button: Html = html`<button class="main">${say.button}</button>`,
): Html {
  return html`<form method="post" action="/sign-up">
<input type="hidden" name="link" value="${token}">
${button}
</form>`
}
