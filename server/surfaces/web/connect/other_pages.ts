import { connect as say } from '#server/domain/messages/said/web_connect.ts'
import { invitationKept } from '#server/domain/messages/friendship.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type SignedInAs, signedInAs } from '#server/surfaces/web/connect/signed_in_as.ts'
import type { ArrivalView } from '#server/flows/web/arrival.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult, warning } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'

/** What was to be done is done: what now. `calendars` says whether calendars can be connected here. */
export function connectedPage(
  { host_name, state, plan }: ArrivalView,
  { token, calendars, done }: { token: string; calendars: boolean; done: boolean },
): WebPage {
  const { windowTitle, title, next, plans, later } = say.connected
  const isConnected = state === 'connected'
  const text = isConnected ? plans(host_name) : say.kept.text(host_name)
  return {
    title: isConnected ? windowTitle : say.kept.windowTitle,
    main: html`<h1>${isConnected || plan === null ? title(host_name) : say.kept.title(plan.title)}</h1>
${done ? formResult(true, text) : html`<p>${text}</p>`}
${
  (plan?.is_by_this || calendars) &&
  html`<section aria-labelledby="next">
<h2 id="next">${next}</h2>
<ul class="rows" role="list">
${plan?.is_by_this && step(`/i/${token}`, say.kept.plan, null)}
${calendars && step('/settings/calendars#connect', say.connected.calendar, say.connected.calendarText)}
${calendars && isConnected && step('/settings/calendars#sharing', say.connected.sharing, say.connected.sharingText)}
${calendars && step('/settings/calendars#feed', say.connected.feed, null)}
</ul>
<p class="soft small">${later}</p>
</section>`
}`,
  }
}

/** An invitation to a plan, which can be kept in the account and connects nobody. */
export function keepPage(
  { plan, host_name }: ArrivalView,
  form_token: string,
  who: SignedInAs,
): WebPage {
  const { windowTitle, ask, what, notConnected, button } = say.keep
  const title = plan?.title ?? ''
  return {
    title: windowTitle,
    main: html`<h1>${ask(title)}</h1>
${signedInAs(who)}
<ul class="lines" role="list">
<li dir="auto">${invitationKept(title)}</li>
<li>${what}</li>
<li>${notConnected(host_name)}</li>
</ul>
${keepForm(form_token, html`<button class="main">${button}</button>`)}`,
    footer: say.notNow,
  }
}

/** The form that keeps an invitation, and does nothing else. */
export function keepForm(form_token: string, button: Html): Html {
  return html`<form method="post">
${tokenField(form_token)}
<input type="hidden" name="step" value="keep">
<div class="actions">${button}</div>
</form>`
}

function step(path: string, name: string, help: Content): Html {
  return html`<li><a class="row" href="${path}"><span><strong>${name}</strong>
${help && html`<span class="soft small">${help}</span>`}</span></a></li>`
}

/** The account has opened the link of its own invitation. */
export function ownPage(
  { admits, plan }: ArrivalView,
  { token, form, done }: { token: string; form: ClosingForm | null; done: boolean },
): WebPage {
  const { windowTitle, title, open, ended, page } = say.own_invitation
  return {
    title: windowTitle,
    main: html`<h1>${title}</h1>
${done && !admits && formResult(true, say.own_invitation.closed)}
<p>${plan ? say.own_invitation.plan : admits ? open : ended}</p>
${admits || plan ? html`<div class="actions"><a class="button" href="/${plan ? 'i' : 'c'}/${token}">${page}</a></div>` : html`<div class="actions"><a class="button" href="/people">${say.own_invitation.people}</a></div>`}
${form && closing(form)}`,
  }
}

/** What the form that closes an invitation needs. */
export interface ClosingForm {
  readonly form_token: string
  /** A form that is sent twice does what it does once. */
  readonly key: string
  readonly review_token: string
}

function closing({ form_token, key, review_token }: ClosingForm): Html {
  const { close, closeText } = say.own_invitation
  return html`<section class="danger" aria-labelledby="close">
<h2 id="close">${close}</h2>
<p>${closeText}</p>
<form method="post">
${tokenField(form_token)}
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="review_token" value="${review_token}">
<div class="actions"><button class="grave">${close}</button></div>
</form>
</section>`
}

/** As many have joined as may. */
export function fullPage({ host_name, mode }: ArrivalView, who: SignedInAs): WebPage {
  return {
    title: say.full.windowTitle,
    main: html`<h1>${say.title(host_name)}</h1>
${warning(say.full[mode], say.full.text(host_name))}
${signedInAs(who)}
<div class="actions"><a class="button" href="/settings">${say.gone.settings}</a></div>`,
  }
}
