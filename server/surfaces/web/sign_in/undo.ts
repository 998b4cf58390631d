import { fail } from '#server/domain/basics/failure.ts'
import { undoAddress as say } from '#server/domain/messages/said/web_settings.ts'
import { deadLink } from '#server/domain/messages/said/web_sign_in.ts'
import { undoAddress, viewUndo } from '#server/flows/web/address.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { Visit, WebRoute } from '#server/surfaces/web/route.ts'
import { deadAnswer } from '#server/surfaces/web/sign_in/dead.ts'

const form = '/sign-in/undo'

/** `/sign-in/undo/{token}`: takes a change of address back, by the mail that the old address got. */
export const undoRoute: WebRoute = {
  path: '/sign-in/undo/:token',
  name: 'sign_in_undo',
  session: 'optional',
  form,
  secret_path: true,

  async show(visit) {
    const view = await viewUndo(visit.runtime, visit.params.token ?? '')
    if (view === null) return deadAnswer(visit, say.dead)
    const json = { form_token: visit.formToken(form), address: view.address }
    return { json, page: undoPage(visit, view.address) }
  },

  async act(visit, sent) {
    const { runtime, params, request_id } = visit
    const view = await viewUndo(runtime, params.token ?? '')
    if (view === null) return deadAnswer(visit, say.dead)
    const { address } = view
    const tokens = sent.get('tokens') === 'revoke'
    if (await undoAddress(runtime, view, { tokens, request_id })) {
      const { done, doneText } = say
      const main = html`<h1>${done}</h1>
<p>${doneText(address)}</p>
<p><a class="button main" href="/sign-in">${deadLink.again}</a></p>`
      return { json: { undone: true }, page: { title: done, main } }
    }
    if (visit.wants_json) throw fail('access_denied', { message: say.taken })
    return { status: 409, json: {}, page: undoPage(visit, address, true) }
  },
}

function undoPage(visit: Visit, address: string, taken = false) {
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${taken && warning(say.taken)}
<p>${say.text(address)}</p>
<form method="post">
${tokenField(visit.formToken(form))}
<label class="check"><input type="checkbox" name="tokens" value="revoke" checked><span>${say.alsoTokens}</span></label>
<div class="actions"><button class="main">${say.button}</button></div>
</form>`,
  }
}
