import { model as say } from '#server/domain/messages/said/web_settings.ts'
import { agreeToModel } from '#server/flows/web/model.ts'
import type { OfferedModel } from '#server/runtime/runtime.ts'
import { html, type Html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

const page = '/settings/account'

/** A switch of the account page: whether a model gets what this person says to the Assistant. There only where one is configured. */
export const modelRoute: WebRoute = {
  path: '/settings/account/model',
  name: 'account_model',
  session: 'required',
  form: page,

  async act({ runtime, session, request_id }, sent) {
    const { model } = runtime
    if (model === undefined) return null
    // Who agrees names the provider: a form that was made for another provider changes nothing.
    const agrees = sent.get('model')
    const agreed = agrees === model.agreement ? agrees : null
    const isStale = agrees !== null && agrees !== '' && agreed === null
    if (!isStale) await agreeToModel(runtime, session.owner, agreed, request_id)
    return { json: { provider: model.provider }, redirect: isStale ? page : `${page}?saved` }
  },
}

/** The switch; `agreed` is what the person agreed to. */
export function modelSection(
  { provider, agreement, captures }: OfferedModel,
  agreed: string | null,
  token: Html,
): Html {
  const isOn = agreed === agreement
  const saved = captures && html` ${say.helpSaved(provider)}`
  return html`<section aria-labelledby="model">
<h2 id="model">${say.title}</h2>
<ul class="rows" role="list"><li>
<div><p>${say.row(provider)}${isOn && html` <span class="badge">${say.on}</span>`}</p><p class="soft small">${say.help(provider)}${saved}</p></div>
<form method="post" action="/settings/account/model">
${token}
<input type="hidden" name="model" value="${isOn ? '' : agreement}">
<button class="small">${isOn ? say.turnOff : say.turnOn}</button>
</form>
</li></ul>
</section>`
}
