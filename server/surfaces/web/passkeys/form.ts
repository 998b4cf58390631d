import { passkey as say } from '#server/domain/messages/said/web_passkeys.ts'
import { type Content, html, type Html } from '#server/surfaces/web/parts/html.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'

/** A form that a passkey answers. */
export interface PasskeyForm {
  readonly token: string
  /** Where it is sent; the challenge is at `/ask` below. */
  readonly action: string
  readonly button: string
  /** The page that somebody came for; null for none. */
  readonly next?: string | null
  /** Fields before the button. */
  readonly fields?: Content
  /** Whether it is what the page is for. */
  readonly main?: boolean
}

/** A form that a passkey answers, hidden until the script of the page shows it. */
export function passkeyForm({
  token,
  action,
  button,
  next = null,
  fields = null,
  main = false,
}: PasskeyForm): Html {
  return html`<form method="post" action="${action}" data-ask="${action}/ask" data-cancelled="${say.cancelled}" data-known="${say.known}" novalidate hidden>
${tokenField(token)}
<input type="hidden" name="credential" value="">
${next !== null && html`<input type="hidden" name="next" value="${next}">`}
${fields}<p class="wrong" role="alert" hidden></p>
<div class="actions"><button id="credential"${main && html` class="main"`}>${button}</button></div>
</form>`
}
