import { connect as say } from '#server/domain/messages/said/web_connect.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'

/** Who is signed in, with what it takes to come back as somebody else. */
export interface SignedInAs {
  /** The secret of the link that they have followed. */
  readonly token: string
  readonly sign_out_token: string
  /** The name of who is signed in. */
  readonly account: string
}

/** Somebody else may be signed in than who followed the link. */
export function signedInAs({ account, token, sign_out_token }: SignedInAs): Html {
  return html`<form method="post" action="/sign-out" class="who-is-it">
${tokenField(sign_out_token)}
<input type="hidden" name="next" value="/connect/${token}">
<p>${say.asWhom(account)} <button class="plain">${say.otherAccount}</button></p>
</form>`
}
