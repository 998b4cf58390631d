import { listPages } from '#server/domain/messages/said/web_forms.ts'
import type { PlanGuest } from '#generated/types.ts'
import { plan as say } from '#server/domain/messages/said/web_plans.ts'
import { face } from '#server/surfaces/web/parts/faces.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { olderLink, placesOf, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import { planLists, planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { choiceValue } from '#server/surfaces/web/parts/people_choice.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The guests of a plan with their answers, and what the host can do for each. */
export function guestGroups(facts: PlanFacts, visit: SignedInVisit): Content {
  const { roster } = facts.data
  const of = (status: PlanGuest['rsvp_status'], among: readonly PlanGuest[]) =>
    among.filter(({ rsvp_status }) => rsvp_status === status)
  const statuses = ['accepted', 'pending', 'declined'] as const
  const all = statuses.flatMap((status) => of(status, roster))
  const { shown, older } = sliceOf(all, visit, 'who')
  const names = groupNames(facts.view.stage)
  const groups = statuses.map((status) => {
    const guests = of(status, shown)
    return (
      guests.length > 0 &&
      html`<h3>${names[status]} <span class="soft">${of(status, roster).length}</span></h3>
<ul class="guests" role="list">${guests.map((guest) => guestRow(guest, facts))}</ul>`
    )
  })
  // One form for all of them: each button says who it is about.
  return html`${groups}${olderLink({ older: older && `${planPath(facts.handle)}${older}` }, listPages.guests)}
<form id="add" method="post" action="${planPath(facts.handle, 'guests')}${placesOf(visit, planLists)}">${formStart(visit, plansPath)}</form>`
}

/** What the groups are called. Of a canceled plan nobody was in, and nobody answers any more. */
function groupNames(stage: PlanFacts['view']['stage']): typeof say.groups {
  if (stage === 'over') return say.groupsOver
  return stage === 'canceled' ? { ...say.groups, pending: say.groupsOver.pending } : say.groups
}

/** Whether the host still has a reason to pass a link on. */
function isAhead(stage: PlanFacts['view']['stage']): boolean {
  return stage !== 'over' && stage !== 'canceled'
}

function guestRow(guest: PlanGuest, { deliveries, view, handle, data }: PlanFacts): Html {
  const { person, note, needs_reconfirm, signed_up_by_link, delivery, rsvp_status } = guest
  const { person_handle, display_name, classification } = person
  const sent = deliveries.find((one) => one.person_handle === person_handle)
  const remarks = [
    signed_up_by_link && say.byLink,
    guest.taken_off_before === true && say.again,
    !signed_up_by_link && delivery === 'manual_share' && isAhead(view.stage) && say.byYou,
    delivery === 'service' && wayOf(sent?.status),
    needs_reconfirm && view.stage === 'open' && say.reconfirm,
  ].filter((one) => typeof one === 'string')
  const isLinked =
    delivery === 'manual_share' &&
    rsvp_status === 'pending' &&
    data.management.allowed.includes('plans.prepare_send')
  const isNew = signed_up_by_link === true && classification !== 'connected'
  const link =
    isLinked &&
    html`<p class="small"><a href="${planPath(handle, 'link')}?person=${person_handle}">${say.linkAgain(display_name)}</a></p>`
  const add =
    isNew &&
    html`<button class="plain" form="add" name="person" value="${choiceValue(person)}">${say.addPerson(display_name)}</button>`
  return html`<li>${face(display_name)}<div><p>${words(display_name)} <span class="soft small">${remarks.join(', ')}</span></p>
${note !== undefined && html`<p class="soft small text" dir="auto">${note}</p>`}${link}${add}</div></li>`
}

function wayOf(status: string | undefined): string | false {
  if (status === 'failed') return say.failed
  return status === 'delivery_unavailable' && say.unreached
}
