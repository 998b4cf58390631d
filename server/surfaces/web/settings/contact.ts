import { nameKey } from '#server/domain/basics/name_key.ts'
import { peopleChoice } from '#server/domain/messages/said/web_forms.ts'
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
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import { findField } from '#server/surfaces/web/parts/people_choice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

const path = '/settings/contact'

/** `/settings/contact`: which mail somebody gets, and who they want none from. It needs no proof: mail is stopped, or as usual. */
export const contactRoute: WebRoute = {
  path,
  name: 'contact',
  session: 'required',
  form: path,
  pages_only: true,
  query: ['saved', 'stopped', 'people', 'name'],

  async show(visit) {
    const result = visit.query.has('saved') && formResult(true, say.saved)
    return { page: await page(visit, result) }
  },

  async act(visit, sent) {
    const { runtime, session, request_id } = visit
    const change = contactChanges.find((one) => one === sent.get('change'))
    const key = sent.get('stopped') ?? sent.get('sender') ?? ''
    const done =
      change !== undefined &&
      (await changeContact(runtime, session.owner, { change, key, request_id }))
    return done
      ? { redirect: `${path}?saved` }
      : { status: 422, page: await page(visit, formResult(false, say.unknown)) }
  },
}

async function page(visit: SignedInVisit, result: Content): Promise<WebPage> {
  const { runtime, session, formToken } = visit
  const view = await viewContact(runtime, session.owner)
  const address = await ownAddress(runtime, session.owner)
  const token = tokenField(formToken(path))
  const { all_stopped, own_stopped, guests_reply, senders }: ContactView = view
  const stopped = senders.filter((sender) => sender.stopped)
  const others = senders.filter((sender) => !sender.stopped && sender.name !== null)
  const own = own_stopped
    ? button(token, 'resume_own', say.resume, say.resumeOwn)
    : button(token, 'stop_own', say.stop, say.stopOwn)
  const replies = guests_reply
    ? button(token, 'replies_off', say.stopReplies, say.stopRepliesLong)
    : button(token, 'replies_on', say.startReplies, say.startRepliesLong)
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
<section aria-labelledby="replies">
<h2 id="replies">${say.yourGuests}</h2>
<ul class="rows" role="list">
${row(say.replies, say.repliesHelp(address), guests_reply, replies)}
</ul>
</section>
<section aria-labelledby="people">
<h2 id="people">${say.people}</h2>
${
  stopped.length === 0
    ? html`<p class="soft">${say.nobody}</p>`
    : stoppedList(stopped, visit, token)
}
${others.length > 0 && chooser(others, visit, token)}
</section>
<section class="danger" aria-labelledby="never">
<h2 id="never">${say.never}</h2>
<p>${all_stopped ? say.neverOn : say.neverText(address)}</p>
${all_stopped ? button(token, 'resume_all', say.resumeAll) : button(token, 'stop_all', say.never)}
</section>`,
  }
}

function row(name: string, help: Content, isOn: boolean, act: Content): Html {
  return html`<li><div><p>${name} <span class="badge">${isOn ? say.on : say.off}</span></p>
<p class="soft small">${help}</p></div>
${act}</li>`
}

/** Those whose mail is stopped. One form serves all of their buttons. */
function stoppedList(senders: readonly ShownSender[], visit: SignedInVisit, token: Html): Html {
  const { shown, older } = sliceOf(senders, visit, 'stopped')
  return html`<form method="post" action="${path}">${token}<input type="hidden" name="change" value="resume">
<ul class="rows" role="list">${shown.map(stoppedRow)}</ul></form>${olderLink({ older }, peopleChoice.more)}`
}

function stoppedRow({ key, name }: ShownSender): Html {
  const label = say.resumeFrom(name ?? say.somebody)
  return html`<li><div><p>${name === null ? say.somebody : words(name)}</p></div>
<button class="small" name="stopped" value="${key}" aria-label="${label}">${say.resume}</button></li>`
}

/** Whose mail can be stopped: those with a part of a name, 20 at a time. */
function chooser(senders: readonly ShownSender[], visit: SignedInVisit, token: Html): Html {
  const name = visit.query.get('name')?.trim().slice(0, 160) ?? ''
  const called = senders.filter((one) => nameKey(one.name ?? '').includes(nameKey(name)))
  const { shown, older } = sliceOf(called, visit, 'people')
  const choice = html`<form method="post" action="${path}">
${token}
<div class="field">
<label for="sender">${say.choose}</label>
<select id="sender" name="sender" aria-describedby="sender-help">${shown.map(
    (one) => html`<option value="${one.key}">${one.name}</option>`,
  )}</select>
<p class="help" id="sender-help">${say.untold}</p>
</div>
<div class="actions"><button name="change" value="stop">${say.stopFrom}</button></div>
</form>`
  return html`${shown.length > 0 ? choice : html`<p role="status">${peopleChoice.none(name)}</p>`}
${(senders.length > shown.length || name !== '') && html`<form class="again" action="${path}">${findField(name)}</form>`}
${olderLink({ older }, peopleChoice.more)}`
}

function button(token: Html, change: string, label: string, name?: string): Html {
  return html`<form method="post" action="${path}">
${token}
<button class="small" name="change" value="${change}"${name !== undefined && html` aria-label="${name}"`}>${label}</button>
</form>`
}
