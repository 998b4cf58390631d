import { revoke as say } from '#server/domain/messages/said/web_agents.ts'
import { revokeToken, type TokenView } from '#server/flows/web/tokens.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { saidBox } from '#server/surfaces/web/settings/agents/said_box.ts'
import { tokenOf } from '#server/surfaces/web/settings/agents/agent.ts'
import { agentsPath, labelOf, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** Ends a token. It needs no proof: that is the safe direction. */
export const revokeRoute: WebRoute = {
  path: `${agentsPath}/:token_handle/revoke`,
  name: 'agents_revoke',
  session: 'required',
  form: agentsPath,

  async show(visit) {
    const view = await tokenOf(visit)
    if (view === null) return null
    const form_token = visit.formToken(agentsPath)
    return { json: { form_token }, page: revokePage(view, form_token) }
  },

  async act(visit, sent) {
    const view = await tokenOf(visit)
    if (view === null) return null
    const { runtime, session, request_id } = visit
    const others = sent.get('others') === 'yes'
    const said = sent.get('said') === 'yes'
    const which = { token_id: view.token.token_id, others, said }
    await revokeToken(runtime, session.owner, which, request_id)
    return { json: { revoked: true }, redirect: `${agentsPath}?revoked` }
  },
}

function revokePage({ token, others }: TokenView, form_token: string) {
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
<p>${say.text(labelOf(token))}</p>
<form method="post" action="${tokenPath(token)}/revoke">
${tokenField(form_token)}
${
  others.length > 0 &&
  html`<label class="check"><input type="checkbox" name="others" value="yes" checked><span>${say.others(others.length)}</span></label>`
}
${saidBox()}
<div class="actions"><button class="grave">${say.yes}</button><a class="button" href="${tokenPath(token)}">${say.no}</a></div>
</form>`,
  }
}
