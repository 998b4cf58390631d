import { agentName, approval as say } from '#server/domain/messages/said/web_approvals.ts'
import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { ActionForm } from '#server/surfaces/web/approvals/action_form.ts'

/** The buttons: the agent may send it, the person does, or nobody. */
export function decisionForms(facts: ActionForm, mayRelease: boolean): Html {
  const { view } = facts
  const agent = agentName(view.principal?.label)
  const isOpen = view.state === 'open' || view.state === 'released'
  return html`<section class="act" aria-labelledby="decide">
<h2 id="decide">${say.decide}</h2>
<div class="actions decide">
${mayRelease && one(facts, 'release', html`<button class="main">${say.release(agent)}</button>`)}
${one(facts, 'send', html`<button${!mayRelease && html` class="main"`}>${say.own}</button>`)}
${isOpen && one(facts, 'refuse', html`<button class="grave">${say.refuse}</button>`)}
</div>
<p class="keep">${remark(facts, mayRelease, agent)}</p>
</section>`
}

function remark(
  { view: { state, principal } }: ActionForm,
  mayRelease: boolean,
  agent: string,
): Content {
  if (mayRelease) return say.releaseText(agent)
  if (state !== 'open' || principal === null || principal.revoked) return null
  return principal.abilities.includes('planning:commit') ? say.mayWithout(agent) : say.mayNot(agent)
}

function one(
  { view, prepared, form_token, key, shown }: ActionForm,
  what: string,
  button: Html,
): Html {
  const { action_handle } = view.prepared
  const reviewed =
    what === 'send'
      ? keyField(key)
      : html`<input type="hidden" name="checksum" value="${prepared.checksum}"><input type="hidden" name="revision" value="${prepared.revision}">`
  return html`<form method="post" action="/approvals/${action_handle}/${what}">
${tokenField(form_token)}<input type="hidden" name="shown" value="${shown}">${reviewed}
${button}
</form>`
}
