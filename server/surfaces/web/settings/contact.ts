import { fail } from '#server/domain/basics/failure.ts'
import { contact as say } from '#server/domain/messages/said/contact.ts'
import { ownAddress } from '#server/flows/web/address.ts'
import {
  changeContact,
  contactChanges,
  type ContactView,
  type ShownSender,
  viewContact,
} from '#server/flows/web/contact.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

const path = '/settings/contact'

/** `/settings/contact`: which mail somebody gets, and who they want none from. It needs no proof: mail is stopped, or as usual. */
export const contactRoute: WebRoute = {
  path,
  name: 'contact',
  session: 'required',
  form: path,
  query: ['saved'],

  async show(visit) {
    const result = visit.query.has('saved') && formResult(true, say.saved)
    return shown(visit, result)
  },

  async act(visit, sent) {
    const { runtime, session, request_id, wants_json } = visit
    const change = contactChanges.find((one) => one === sent.get('change'))
    const key = sent.get('sender') ?? ''
    const done =
      change !== undefined &&
      (await changeContact(runtime, session.owner, { change, key, request_id }))
    if (done) return { json: { changed: true }, redirect: `${path}?saved` }
    if (wants_json) {
      const pointer = change === undefined ? '/change' : '/sender'
      throw fail('input_invalid', { errors: [{ pointer, code: 'enum', message: say.unknown }] })
    }
    return { ...(await shown(visit, formResult(false, say.unknown))), status: 422 }
  },
}

async function shown(visit: SignedInVisit, result: Content) {
  const { runtime, session, formToken } = visit
  const view = await viewContact(runtime, session.owner)
  const address = await ownAddress(runtime, session.owner)
  const json = { form_token: formToken(path), ...view }
  return { json, page: page(view, { address, token: tokenField(formToken(path)), result }) }
}

interface Around {
  readonly address: string
  readonly token: Html
  readonly result: Content
}

function page(view: ContactView, { address, token, result }: Around): WebPage {
  const { all_stopped, own_stopped, senders } = view
  const stopped = senders.filter((sender) => sender.stopped)
  const others = senders.filter((sender) => !sender.stopped && sender.name !== null)
  const own = own_stopped
    ? button(token, 'resume_own', say.resume, say.resumeOwn)
    : button(token, 'stop_own', say.stop, say.stopOwn)
  return {
    title: say.title,
    main: html`<p class="small"><a href="/settings">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${result}
<section aria-labelledby="which">
<h2 id="which">${say.which}</h2>
<ul class="rows" role="list">
${row(say.fromOthers, say.fromOthersHelp, !all_stopped, null)}
${row(say.own, say.ownHelp, !all_stopped && !own_stopped, all_stopped ? null : own)}
${row(say.always, say.alwaysHelp, true, null)}
</ul>
</section>
<section aria-labelledby="people">
<h2 id="people">${say.people}</h2>
${
  stopped.length === 0
    ? html`<p class="soft">${say.nobody}</p>`
    : html`<ul class="rows" role="list">${stopped.map((sender) => stoppedRow(sender, token))}</ul>`
}
${others.length > 0 && chooser(others, token)}
</section>
<section class="danger" aria-labelledby="never">
<h2 id="never">${say.never}</h2>
<p>${all_stopped ? say.neverOn : say.neverText(address)}</p>
${all_stopped ? button(token, 'resume_all', say.resumeAll) : button(token, 'stop_all', say.never)}
</section>`,
  }
}

function row(name: string, help: string, isOn: boolean, act: Content): Html {
  return html`<li><div><p>${name} <span class="badge">${isOn ? say.on : say.off}</span></p>
<p class="soft small">${help}</p></div>
${act}</li>`
}

function stoppedRow({ key, name }: ShownSender, token: Html): Html {
  const label = say.resumeFrom(name ?? say.somebody)
  return html`<li><div><p>${name === null ? say.somebody : words(name)}</p></div>
<form method="post" action="${path}">
${token}
<input type="hidden" name="sender" value="${key}">
<button class="small" name="change" value="resume" aria-label="${label}">${say.resume}</button>
</form></li>`
}

function chooser(senders: readonly ShownSender[], token: Html): Html {
  return html`<form method="post" action="${path}">
${token}
<div class="field">
<label for="sender">${say.choose}</label>
<select id="sender" name="sender" aria-describedby="sender-help">${senders.map(
    ({ key, name }) => html`<option value="${key}">${name}</option>`,
  )}</select>
<p class="help" id="sender-help">${say.untold}</p>
</div>
<div class="actions"><button name="change" value="stop">${say.stopFrom}</button></div>
</form>`
}

function button(token: Html, change: string, label: string, name?: string): Html {
  return html`<form method="post" action="${path}">
${token}
<button class="small" name="change" value="${change}"${name !== undefined && html` aria-label="${name}"`}>${label}</button>
</form>`
}
