import { fail } from '#server/domain/basics/failure.ts'
import { newToken, rotate as say } from '#server/domain/messages/said/web_agents.ts'
import { readRotationHours, rotationHours } from '#server/domain/web/token_settings.ts'
import { rotateToken, type TokenView } from '#server/flows/web/tokens.ts'
import {
  type Faults,
  faultList,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, keyField, newFormKey } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { goneAnswer, madeAnswer } from '#server/surfaces/web/settings/agents/made.ts'
import { tokenOf } from '#server/surfaces/web/settings/agents/agent.ts'
import { agentsPath, labelOf, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

/** The form of this page alone: who has its token has proved who they are. */
const form = `${agentsPath}/rotate`

/** Replaces a token by a new one with the same settings, which is shown once. It asks first who somebody is. */
export const rotateRoute: WebRoute = {
  path: `${agentsPath}/:token_handle/rotate`,
  name: 'agents_rotate',
  session: 'required',
  form,

  async show(visit) {
    const view = await tokenOf(visit)
    return view && (askProof(visit, 'show', `${tokenPath(view.token)}/rotate`) ?? page(visit, view))
  },

  async act(visit, sent) {
    const view = await tokenOf(visit)
    if (view === null) return null
    const proof = askProof(visit, 'act', `${tokenPath(view.token)}/rotate`)
    if (proof !== null) return proof
    const hours = readRotationHours(sent.get('hours'))
    if (hours === null) {
      const faults = new Map([['hours', say.wrongHours]])
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      return page(visit, view, { status: 422, faults })
    }
    const { runtime, session, request_id, browser_name: browser } = visit
    const which = { token_id: view.token.token_id, hours }
    const by = { key: formKeyOf(sent) ?? newFormKey(), request_id, browser }
    const made = await rotateToken(runtime, session.owner, which, by)
    if (made?.outcome === 'made') return madeAnswer(visit, made, hours)
    if (made?.outcome === 'known') return goneAnswer(made.view)
    return made === null ? gone(visit, view) : limited(visit, view)
  },
}

function limited(visit: SignedInVisit, view: TokenView): WebAnswer {
  const { tooMany, tooManyText: message } = newToken
  if (visit.wants_json) throw fail('rate_limited', { message, retryAfter: 86_400 })
  return page(visit, view, { status: 429, remark: warning(tooMany, message) })
}

function gone(visit: SignedInVisit, view: TokenView): WebAnswer {
  if (visit.wants_json) throw fail('reference_not_found', { message: say.gone })
  return page(visit, view, { status: 409, remark: warning(say.gone) })
}

function page(
  visit: SignedInVisit,
  { token }: TokenView,
  {
    status = 200,
    faults = new Map(),
    remark = null,
  }: { status?: number; faults?: Faults; remark?: Content } = {},
): WebAnswer {
  const form_token = visit.formToken(form)
  const key = newFormKey()
  return {
    status,
    json: { form_token, key, hours: rotationHours },
    page: {
      title: say.title,
      main: html`<p class="small"><a href="${tokenPath(token)}">‹ ${labelOf(token)}</a></p>
<h1>${say.title}</h1>
${remark}
${faultList(faults)}
<p>${say.text(labelOf(token))}</p>
<form method="post" action="${tokenPath(token)}/rotate">
${tokenField(form_token)}
${keyField(key)}
<fieldset class="field" id="hours" aria-describedby="hours-help">
<legend>${say.when}</legend>
${rotationHours.map(
  (hours) =>
    html`<label class="check"><input type="radio" name="hours" value="${hours}"${hours === 1 && html` checked`}><span>${say.choice[hours]}</span></label>`,
)}
<p class="help" id="hours-help">${say.whenHelp}</p>
</fieldset>
<div class="actions"><button class="main">${say.button}</button></div>
</form>`,
    },
  }
}
