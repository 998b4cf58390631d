import {
  changed,
  choices,
  current,
  planBy,
  planPages as say,
  removed,
} from '#server/domain/messages/said/plan_pages.ts'
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
  whoIsIn,
} from '#server/surfaces/web/links/plan_parts.ts'
import { noteField } from '#server/surfaces/web/links/note_field.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { notice, warning } from '#server/surfaces/web/parts/notice.ts'
import { movedFrom } from '#server/surfaces/web/plans/moved_from.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What a form on the page of a plan did, and what was typed where it was not taken. */
export interface PlanResult {
  readonly result: Content
  /** Null where the note was removed; undefined where it was not touched. */
  readonly typed: string | null | undefined
}

/**
 * A plan as a guest with an account sees it. Mail on the day before is asked for on the page of the invitation alone, by the link of
 * the guest, which the mail holds and which an account does not keep; no capability asks for it, so that this page cannot.
 */
export function guestPage(
  facts: PlanFacts,
  visit: SignedInVisit,
  { result, typed }: PlanResult,
): Html {
  const { view, invite } = facts
  const status = invite?.rsvp_status
  if (status === 'removed') {
    return html`${planTop(view, planBy(view.host_name))}
${result}
${warning(removed.title, removed.text(view.host_name))}`
  }
  return html`${planTop(view, fromLine(view), whoIsIn(view))}
${result}
${planNotice({ ...view, full: view.full && status !== 'accepted' })}
${planFacts(view, visit.session.timezone)}
${answerSection(facts, visit, typed)}
${calendarLine(facts)}
${planDetails(view, status === 'accepted', visit.session.timezone)}
${planText(view)}
${planChecklist(view)}`
}

/** The ways to put the plan in a web calendar, for who may come: the mail of the invitation has a file for any other. */
function calendarLine({ view, invite }: PlanFacts): Content {
  const isAhead = view.stage === 'open' || view.stage === 'closed'
  if (!isAhead || invite?.rsvp_status !== 'accepted') return null
  const ways = calendarWays(view)
  return ways && html`<p class="links small">${say.addToCalendar.file}: ${ways}</p>`
}

function answerSection(
  facts: PlanFacts,
  visit: SignedInVisit,
  typed: PlanResult['typed'],
): Content {
  const { invite, view, data } = facts
  if (invite === null) return null
  const { rsvp_status: status, needs_reconfirm = false, rsvp_available } = invite
  const said = status === 'accepted' || status === 'declined' ? status : null
  const ahead = view.stage === 'open' || view.stage === 'closed'
  // A full plan takes no other answer of who declined, but another note.
  const isNoted = said !== null && !needs_reconfirm && view.stage === 'open'
  if (!rsvp_available && !isNoted) {
    return said && view.stage !== 'canceled' && html`<p class="lead">${current[said](ahead)}</p>`
  }
  const label = said === null ? say.willYouCome : say.yourAnswer
  return html`<section class="act" aria-labelledby="answer"><h2 id="answer">${label}</h2>
${needs_reconfirm && said !== null && html`${notice(changed.title, changed.text(view.host_name))}${movedSince(view, movedFrom(invite))}`}
${said !== null && html`<p class="lead">${needs_reconfirm ? `${current[said](false)} ${current.reconfirm}` : current[said](ahead)}</p>`}
<form method="post" action="${planPath(facts.handle, 'answer')}">
${formStart(visit, plansPath)}
<input type="hidden" name="invite" value="${invite.invite_handle}">
<input type="hidden" name="revision" value="${invite.revision ?? data.plan.revision}">
${view.coming !== null && said !== 'accepted' && html`<p class="soft small">${say.namesAreShown}</p>`}
<div class="choices">${buttons(said, needs_reconfirm, view.full)}</div>
${noteField(view.host_name, {
  ...{ saved: facts.note, written: typed },
  answer: isNoted ? said : null,
})}
</form>
</section>`
}

function buttons(said: 'accepted' | 'declined' | null, again: boolean, full: boolean): Content {
  const { accept, decline, stillAccept, noLongerAccept, acceptAfterAll, stillDecline } = choices
  const yes = (label: string) =>
    html`<button class="main" name="answer" value="accepted">${label}</button>`
  const no = (label: string) => html`<button name="answer" value="declined">${label}</button>`
  if (said === 'accepted') return [again && yes(stillAccept), no(noLongerAccept)]
  if (said === 'declined') return [!full && yes(acceptAfterAll), again && no(stillDecline)]
  return [!full && yes(accept), no(decline)]
}
