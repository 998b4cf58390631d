import { createHash } from 'node:crypto'
import { planPages as say } from '#server/domain/messages/said/plan_pages.ts'
import {
  answerInvitation,
  type InvitationView,
  isRefusal,
  viewInvitation,
  viewRemoved,
} from '#server/flows/by_link/invitation.ts'
import { forgetGuest } from '#server/flows/by_link/forget.ts'
import { accountOffer } from '#server/surfaces/web/links/account_offer.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import {
  actOnGuestMail,
  guestMailOffer,
  type WrongAddress,
} from '#server/surfaces/web/links/guest_mail_offer.ts'
import { takenOffPage } from '#server/surfaces/web/links/taken_off.ts'
import { noteField, readNote } from '#server/surfaces/web/links/note_field.ts'
import { formResult, warning } from '#server/surfaces/web/parts/notice.ts'
import type { Redirect, WebPage } from '#server/surfaces/web/links/page.ts'
import {
  calendarWays,
  fromLine,
  movedSince,
  planChecklist,
  planDetails,
  planFacts,
  planNotice,
  planText,
  planTop,
  windowTitleOf,
  whoIsIn,
} from '#server/surfaces/web/links/plan_parts.ts'
import type { PageRoute, Visit } from '#server/surfaces/web/links/serve.ts'

/** `/i/{token}`: one guest's invitation, and the guest's answer. */
export const invitationRoute: PageRoute = {
  name: 'invitation',

  async show(visit) {
    const view = await viewInvitation(visit.runtime, visit.token)
    if (view === null) return removedPage(visit)
    if (visit.query === 'forget' && !view.connected) return forgetPage(view, visit)
    const offer = await accountOffer(view, visit)
    return invitationPage(view, visit, { result: stillTrue(view, visit.query), offer })
  },

  async act(visit, form) {
    const { runtime, token } = visit
    if ((await viewInvitation(runtime, token)) === null) return removedPage(visit)
    if (form.get('forget') === 'yes') return forget(visit)
    if (form.has('mail')) return askForMail(visit, form)
    const answer = form.get('answer')
    const note = readNote(form)
    if (answer !== 'accepted' && answer !== 'declined') {
      const view = await viewInvitation(runtime, token)
      return view && { ...invitationPage(view, visit, { result: 'unanswered', note }), status: 422 }
    }
    const seen = form.get('seen')
    if (seen !== undefined) {
      const view = await viewInvitation(runtime, token)
      if (view === null) return null
      if (view.stage === 'open' && seen !== stampOf(view)) {
        return notSaved(view, visit, { result: 'moved', note })
      }
    }
    try {
      const answered = await answerInvitation(runtime, token, { rsvp_status: answer, note })
      return answered && { redirect: `/i/${token}?answered` }
    } catch (error) {
      if (!isRefusal(error)) throw error
      const view = await viewInvitation(runtime, token)
      return view && notSaved(view, visit, { result: 'refused', note })
    }
  },
}

/** Does what the guest wants of mail about the plan. */
async function askForMail(
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<WebPage | Redirect | null> {
  const done = await actOnGuestMail(visit, form)
  if (done === null || 'redirect' in done) return done
  const view = await viewInvitation(visit.runtime, visit.token)
  return view && { ...invitationPage(view, visit, { result: null, wrong: done }), status: 422 }
}

/** Erases what the guest left, where they may. */
async function forget({ runtime, token }: Visit): Promise<WebPage | Redirect | null> {
  const outcome = await forgetGuest(runtime, token)
  if (outcome === 'decline') return { redirect: `/i/${token}?forget` }
  const { done, doneText } = say.forgetting
  return outcome && { title: done, main: html`<h1>${done}</h1>\n<p>${doneText}</p>` }
}

function forgetLink({ token }: Visit): Html {
  return html`<p class="links brief"><a href="/i/${token}?forget">${say.forgetting.link}</a></p>`
}

/** Where a guest without an account erases what they left. */
function forgetPage({ rsvp_status, stage, host_name }: InvitationView, { token }: Visit): WebPage {
  const { title, text, button, declineFirst, back } = say.forgetting
  const isComing = rsvp_status === 'accepted' && stage === 'open'
  return {
    title,
    main: html`<h1>${title}</h1>
<p>${text(host_name)}</p>
${
  isComing
    ? html`<p>${declineFirst(host_name)}</p>`
    : html`<form method="post" action="/i/${token}"><button class="main" name="forget" value="yes">${button}</button></form>`
}
<p class="links"><a href="/i/${token}">${back}</a></p>`,
  }
}

/** What a guest reads who was removed from the plan; null for a link that does not work. */
async function removedPage({ runtime, token }: Visit): Promise<WebPage | null> {
  const host = await viewRemoved(runtime, token)
  return host === null ? null : takenOffPage(host)
}

/** What became of a form. */
interface Outcome {
  result: string | null
  /** What the guest wrote to the host and is not saved; undefined if they wrote nothing new. */
  note?: string | null | undefined
  /** What the guest may do with an account. */
  offer?: Content
  /** What was typed and is not an address. */
  wrong?: WrongAddress
}

/** The answer was not saved. What the guest wrote with it stands in the form again, if they can still send it. */
function notSaved(view: InvitationView, visit: Visit, outcome: Outcome): WebPage | Redirect {
  if (!outcome.note || view.stage !== 'open') {
    return { redirect: `/i/${visit.token}?${outcome.result}` }
  }
  return { ...invitationPage(view, visit, outcome), status: 409 }
}

function invitationPage(
  view: InvitationView,
  visit: Visit,
  { result, note, offer, wrong }: Outcome,
): WebPage {
  const { rsvp_status: status } = view
  return {
    title: windowTitleOf(view, titleFor(view, result)),
    main: html`${planTop(view, whoInvites(view), whoIsIn(view))}
${resultOf(view, result)}
${changedNotice(view)}
${planNotice({ ...view, full: view.full && status !== 'accepted' })}
${planFacts(view, view.reader_timezone)}
${answering(view, visit, note)}
${guestMailOffer(view, visit, wrong ?? null)}
${planDetails(view, status === 'accepted', view.reader_timezone)}
${planText(view)}
${planChecklist(view)}
${offer}
${!view.connected && forgetLink(visit)}`,
    footer: hasEnded(view) ? say.endedFooter : say.invitationFooter,
    preview: say.invitationPreview(view.host_name),
  }
}

/** What an answer is about, as a form carries it: an answer from a page that shows an earlier time or place does not count. */
function stampOf(view: InvitationView): string {
  const { scheduled_at, scheduled_ends_at, meetup_at, meetup_location_text } = view
  const { place_name, place_address } = view
  const about = [scheduled_at, scheduled_ends_at, meetup_at, meetup_location_text, place_name]
  return createHash('sha256')
    .update(JSON.stringify([...about, place_address]))
    .digest('base64url')
    .slice(0, 16)
}

function titleFor(view: InvitationView, result: string | null): string {
  const { accepted, answered, refused, invitation } = say.windowTitles
  if (result === 'answered') return view.rsvp_status === 'accepted' ? accepted : answered
  return result === 'refused' || result === 'moved' ? refused : invitation
}

/**
 * @returns which result of a form the page shows. The address keeps its result, and somebody may open it again weeks
 * later: then the result is only shown if it still says how things are.
 */
function stillTrue(view: InvitationView, query: string): string | null {
  const { rsvp_status, stage, needs_reconfirm, full } = view
  const open = stage === 'open'
  if (query === 'answered') {
    return open && !needs_reconfirm && rsvp_status !== 'pending' ? query : null
  }
  // After the first answer the page asks for a confirmation; until then the answer is still missing.
  if (query === 'moved')
    return open && (needs_reconfirm || rsvp_status === 'pending') ? query : null
  if (query === 'refused') return !open || (full && rsvp_status !== 'accepted') ? query : null
  return query
}

function whoInvites(view: InvitationView): Content {
  const { host_name, guest_name, signed_up } = view
  return signed_up ? say.signedUpAs(guest_name, host_name) : fromLine(view, guest_name)
}

function changedNotice(view: InvitationView): Content {
  const { needs_reconfirm, moved_from, stage, host_name } = view
  if (!needs_reconfirm || stage !== 'open') return null
  return html`${warning(say.changed.title, say.changed.text(host_name))}
${movedSince(view, moved_from)}`
}

/** The result of an answer. It has the focus when the page is shown, so that a screen reader reads it at once. */
function resultOf(view: InvitationView, result: string | null): Content {
  const { rsvp_status, stage, full, host_name } = view
  if (result === 'answered') {
    const { title, text } = rsvp_status === 'accepted' ? say.accepted : say.declined
    return formResult(true, title, text(host_name))
  }
  if (result === 'refused') {
    const why = full ? say.takenMeanwhile : say.answerAgain
    return formResult(false, say.notSaved, stage === 'open' ? why : say.noLongerAnswered)
  }
  if (result === 'moved') return formResult(false, say.notSaved, say.movedMeanwhile)
  return result === 'unanswered' && formResult(false, say.chooseAnAnswer)
}

function answering(
  view: InvitationView,
  { token, runtime }: Pick<Visit, 'token' | 'runtime'>,
  note: Outcome['note'],
): Content {
  const { rsvp_status: status, stage } = view
  const open = stage === 'open'
  const inCalendar = view.scheduled_at !== null && stage !== 'over' && status !== 'declined'
  if (stage === 'canceled') {
    return inCalendar && html`<p class="links">${fileLink(token, say.removeFromCalendar)}</p>`
  }
  if (status === 'pending' && !open) return null
  const buttons = open ? buttonsFor(view) : []
  // Asked whether it still fits, the guest answers with the note; then it can be changed alone.
  const noted = open && status !== 'removed' && !view.needs_reconfirm ? status : 'pending'
  const hasForm = buttons.length > 0 || noted !== 'pending'
  const answer = currentAnswer(view)
  // On paper, where nobody can answer, an answer is shown and a question is not.
  const given = status !== 'pending' && !(open && view.needs_reconfirm)
  return html`<section class="act${given && ' answered'}" aria-label="${say.yourAnswer}">
${!hasForm && html`<p>${answer}</p>`}
${
  hasForm &&
  html`<form method="post" action="/i/${token}">
<input type="hidden" name="seen" value="${stampOf(view)}">
<fieldset>
<legend>${answer}</legend>
${view.coming !== null && view.rsvp_status !== 'accepted' && html`<p class="soft small">${say.namesAreShown}</p>`}
<div class="choices">${buttons}</div>
${noteField(view.host_name, {
  ...{ saved: view.note, written: note },
  answer: noted === 'pending' ? null : noted,
})}
</fieldset>
</form>`
}
${inCalendar && addToCalendar(view, token)}
${!view.connected && status !== 'pending' && !hasEnded(view) && keepHint(view, `${runtime.base_url}/i/${token}`)}
</section>`
}

/** Whether nothing of a plan can change any more. */
function hasEnded({ stage }: InvitationView): boolean {
  return stage === 'over' || stage === 'canceled'
}

function addToCalendar(view: InvitationView, token: string): Content {
  const ways = calendarWays(view)
  return ways && html`<p class="links small">${fileLink(token, say.addToCalendar.file)} ${ways}</p>`
}

function fileLink(token: string, label: string): Html {
  return html`<a href="/i/${token}/calendar.ics" download>${label}</a>`
}

/** A guest without an account finds the page again by its link only. */
function keepHint({ title }: InvitationView, url: string): Html {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return html`<p class="keep">${say.keep.text} <a href="${mail}">${say.keep.mail}</a></p>`
}

/** The answers the guest can still give. */
function buttonsFor({ rsvp_status: status, full, needs_reconfirm }: InvitationView): Html[] {
  const asked = status === 'pending' || needs_reconfirm
  const said = saidBy(status)
  const yes = status === 'accepted' ? say.choices.stillAccept : say.choices.accept
  const no = { accepted: say.choices.noLongerAccept, declined: say.choices.stillDecline }
  const accept = html`<button class="main" name="answer" value="accepted">${status === 'declined' ? say.choices.acceptAfterAll : yes}</button>`
  const decline = html`<button name="answer" value="declined">${said === null ? say.choices.decline : no[said]}</button>`
  const accepts = (asked || status === 'declined') && (!full || status === 'accepted')
  return [...(accepts ? [accept] : []), ...(asked || status === 'accepted' ? [decline] : [])]
}

function currentAnswer({ rsvp_status, needs_reconfirm, stage }: InvitationView): string {
  const open = stage === 'open'
  const said = saidBy(rsvp_status)
  if (said === null) return say.willYouCome
  if (needs_reconfirm && open) return `${say.current[said](false)} ${say.current.reconfirm}`
  return say.current[said](open || stage === 'closed')
}

/** What a guest has answered; null for nothing. */
function saidBy(status: InvitationView['rsvp_status']): 'accepted' | 'declined' | null {
  return status === 'accepted' || status === 'declined' ? status : null
}
