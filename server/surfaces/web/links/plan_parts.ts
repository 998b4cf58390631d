import type { Phrase } from '#server/domain/basics/phrase.ts'
import { activityWords } from '#server/domain/messages/german/activities.ts'
import type { ItemConcern } from '#server/domain/plans/guest_checklist.ts'
import { calendarLinks } from '#server/domain/calendar/links.ts'
import { movesBetween } from '#server/domain/mail/changes.ts'
import type { WhenAndWhere } from '#server/domain/mail/content.ts'
import { whereLine } from '#server/domain/mail/words.ts'
import { planPages as say } from '#server/domain/messages/said/plan_pages.ts'
import { moreAt, placeSource } from '#server/domain/messages/said/other_pages.ts'
import { mapLink } from '#server/domain/places/map_link.ts'
import {
  dayParts,
  dayWords,
  momentWords,
  readerWords,
  spanWords,
  zoneWords,
} from '#server/domain/basics/time_words.ts'
import type { PlanView } from '#server/flows/by_link/plan_view.ts'
import {
  type Content,
  elsewhere,
  type Html,
  html,
  linked,
  webAddress,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { faces } from '#server/surfaces/web/parts/faces.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'

/** The title of the window for a plan, with what the page is first; a canceled plan says so. */
export function windowTitleOf({ stage, title }: PlanView, start = ''): string {
  return `${stage === 'canceled' ? say.windowTitles.canceled : start}${title}`
}

/**
 * Who invites to what, with the day as on a calendar, and the faces of these people. One that is canceled or over looks so, as one
 * that is about to be (`off`).
 */
export function planTop(
  plan: PlanView,
  from: Content,
  people: readonly string[] = [],
  off = isEnded(plan),
): Html {
  const { scheduled_at, timezone, title, activity_name } = plan
  const day = scheduled_at && dayParts(scheduled_at, timezone)
  return html`<header class="top${off && ' off'}">
${day && html`<div class="tile" aria-hidden="true">${day.month}<b>${day.day}</b></div>`}
<div>
<p class="from">${from}${activity_name && html` · ${words(activityWords(activity_name))}`}</p>
<h1 dir="auto">${title}</h1>${faces(people)}
</div>
</header>`
}

/** Who invites; of a plan that is canceled or over, whose it is. `guest` is null where the page does not name who is invited. */
export function fromLine(plan: PlanView, guest: string | null = null): Phrase {
  const { host_name } = plan
  return isEnded(plan) ? say.planBy(host_name) : say.invites(host_name, guest)
}

function isEnded({ stage }: PlanView): boolean {
  return stage === 'canceled' || stage === 'over'
}

/** Whose faces are at the top of a plan for its guests: the host's, and of those who come, if the host shows their names. */
export function whoIsIn({ stage, host_name, coming }: PlanView): readonly string[] {
  return stage === 'canceled' || coming === null || coming.length === 0
    ? []
    : [host_name, ...coming]
}

/** When and where a plan is: what somebody has to know before they answer. `reader` is their own time zone. */
export function planFacts(plan: PlanView, reader: string | null = null): Html {
  const rows = [row(say.labels.when, whenOf(plan, reader)), row(say.labels.where, whereOf(plan))]
  return html`<dl>${rows}</dl>`
}

/** Until when to answer, where to meet and who is coming; `isIn` says whether the reader is one of them, `reader` is their own time zone. */
export function planDetails(plan: PlanView, isIn = false, reader: string | null = null): Content {
  const rows = [
    row(say.labels.answerBy, deadlineOf(plan, reader)),
    row(say.labels.meet, meetOf(plan)),
    row(plan.stage === 'over' ? say.labels.wasIn : say.labels.coming, comingOf(plan, isIn)),
  ].filter((one) => one)
  return (
    rows.length > 0 && html`<section aria-label="${say.labels.details}"><dl>${rows}</dl></section>`
  )
}

/**
 * Until when to answer and where to meet, for the host, whose page says who comes in its own way. `reader` is the host’s time zone,
 * `places` how many can come, where the page does not say that.
 */
export function planTerms(plan: PlanView, reader: string, places: string | null = null): Content {
  const rows = [
    row(say.labels.answerBy, deadlineOf(plan, reader)),
    row(say.labels.meet, meetOf(plan)),
    row(say.labels.places, places),
  ]
  return rows.some((one) => one) && html`<dl class="terms">${rows}</dl>`
}

/** What of when and where a plan is has moved since it was so, as mail says it; null where nothing has, or where that is not known. */
export function movedSince(plan: PlanView, from: WhenAndWhere | null): Content {
  if (from === null) return null
  const { timezone, meetup_location_text, place_name, place_address } = plan
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const now = {
    ...{ timezone, meetup_location_text, place_name, place_address },
    scheduled_at: iso(plan.scheduled_at),
    scheduled_ends_at: iso(plan.scheduled_ends_at),
    meetup_at: iso(plan.meetup_at),
  }
  const moves = movesBetween({ ...from, timezone }, now)
  if (moves.length === 0) return null
  return html`<dl class="terms">${moves.map(({ label, before, after }) =>
    row(
      label,
      html`<p dir="auto">${after ?? say.moved.nothing}</p><p class="soft small" dir="auto">${say.moved.was(before ?? say.moved.nothing)}</p>`,
    ),
  )}</dl>`
}

/** What the host wrote about a plan, and where to read more. */
export function planText({ description, source_url }: PlanView): Content {
  const site = source_url === null ? null : webAddress(source_url)
  if (description === null && site === null) return null
  return html`<section aria-label="${say.labels.about}">
${description && html`<p class="text" dir="auto">${linked(description)}</p>`}
${site && html`<p>${elsewhere(site.href, moreAt(site.hostname))}</p>`}
</section>`
}

/** What guests have to remember: what they do, what the host does, and what is only to know. Of a plan that is over, what comes after it. */
export function planChecklist({ checklist, stage, host_name }: PlanView): Content {
  if (stage === 'canceled') return null
  const shown = stage === 'over' ? checklist.filter(({ afterwards }) => afterwards) : checklist
  const { guests, host, nobody } = say.checklists
  const of = (concern: ItemConcern) => shown.filter((item) => item.concern === concern)
  return html`${checklistPart('checklist', guests, of('guests'))}${checklistPart('by-host', host(host_name), of('host'))}${checklistPart('to-know', nobody, of('nobody'))}`
}

function checklistPart(id: string, title: Content, items: PlanView['checklist']): Content {
  if (items.length === 0) return null
  const lines = items.map(
    ({ title, target_url, amount_note, done }) => html`<li>
${target_url ? elsewhere(target_url, words(title)) : words(title)}${done && html` <span class="soft small">${say.labels.done}</span>`}
${amount_note && html`<p class="soft small" dir="auto">${linked(amount_note)}</p>`}
</li>`,
  )
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<ul class="lines" role="list">${lines}</ul>
</section>`
}

/** Web calendars that take a plan as a new entry; null for a plan without a time. The entry does not move with the plan. */
export function calendarWays(plan: PlanView): Content {
  const { scheduled_at: starts_at, scheduled_ends_at: ends_at } = plan
  if (starts_at === null) return null
  const location = whereLine(plan)
  const { google, outlook } = calendarLinks({ ...plan, location, starts_at, ends_at })
  const { names, spoken } = say.addToCalendar
  return html`${elsewhere(google, names.google, spoken.google)} ${elsewhere(outlook, names.outlook, spoken.outlook)}`
}

/** Why a plan takes no answers, or that it has no places left; null while it is open and has places. */
export function planNotice({ stage, full, host_name, rsvp_deadline, timezone }: PlanView): Content {
  const { canceled, over, started, closed } = say.closedPlan
  if (stage === 'canceled') return warning(canceled.title, canceled.text(host_name))
  if (stage === 'over') return warning(over.title, over.text)
  if (stage === 'started') return warning(started.title, started.text(host_name))
  if (stage === 'closed') {
    const due =
      rsvp_deadline &&
      `${momentWords(rsvp_deadline, timezone)}, ${zoneWords(rsvp_deadline, timezone)}`
    return warning(closed.title, closed.text(host_name, due))
  }
  return full && warning(say.closedPlan.full.title, say.closedPlan.full.text)
}

function row(term: string, description: Content): Content {
  return description && html`<div><dt>${term}</dt><dd>${description}</dd></div>`
}

function whenOf(plan: PlanView, reader: string | null): Html {
  const { scheduled_at, scheduled_ends_at, timezone } = plan
  if (scheduled_at === null) return html`<span class="soft">${say.noTimeYet}</span>`
  const forYou = readerWords(scheduled_at, scheduled_ends_at, { zone: timezone, reader })
  return html`<p class="lead">${timeOf(scheduled_at, dayWords(scheduled_at, timezone))}</p>
<p><strong>${spanWords(scheduled_at, scheduled_ends_at, timezone)}</strong>${zoneFor(reader, scheduled_at, timezone)}</p>
${forYou && html`<p class="soft">${say.forYou(forYou)}</p>`}`
}

function whereOf(plan: PlanView): Content {
  const { place_name, place_address, place_attribution } = plan
  if (place_name === null && place_address === null) return null
  const map = mapLink(plan)
  return html`${place_name && html`<p class="lead" dir="auto">${place_name}</p>`}
${place_address && html`<p dir="auto">${place_address}</p>`}
${place_address && map && html`<p class="small">${elsewhere(map, say.map)}</p>`}
${place_attribution && html`<p class="soft small">${placeSource(place_attribution)}</p>`}`
}

function meetOf({ meetup_at, meetup_location_text, scheduled_at, timezone }: PlanView): Content {
  if (meetup_at === null && meetup_location_text === null) return null
  const sameDay =
    meetup_at && scheduled_at && dayWords(meetup_at, timezone) === dayWords(scheduled_at, timezone)
  const at =
    meetup_at && (sameDay ? spanWords(meetup_at, null, timezone) : momentWords(meetup_at, timezone))
  const zone =
    meetup_at && !sameDay && html` <span class="soft zone">${zoneWords(meetup_at, timezone)}</span>`
  return html`${meetup_at && html`<p>${timeOf(meetup_at, at)}${zone}</p>`}
${meetup_location_text && html`<p dir="auto">${meetup_location_text}</p>`}`
}

function comingOf(plan: PlanView, isIn: boolean): Content {
  const { accepted, capacity_max, stage, host_name } = plan
  if (stage === 'canceled') return null
  const ahead = stage === 'open' || stage === 'closed'
  const most =
    capacity_max !== null && html` <span class="soft zone">${say.atMost(capacity_max)}</span>`
  return html`<p>${say.whoComes(host_name, accepted, { isIn, ahead })}${most}</p>
${namesOf(plan)}
${neededOf(plan)}`
}

/** The names of those who come, if the host shows them. */
function namesOf({ coming, accepted }: PlanView): Content {
  if (coming === null || coming.length === 0) return null
  const more = accepted - coming.length
  return html`<ul class="names" role="list">${coming.map((name) => html`<li>${words(name)}</li>`)}${more > 0 && html`<li class="soft">${say.andMore(more)}</li>`}</ul>`
}

/** Whether enough people are in, for a plan that needs some number of them. */
function neededOf({ accepted, capacity_min, tipped, missed, stage, host_name }: PlanView): Content {
  if (capacity_min === null || stage === 'over') return null
  const line = (text: Content) => html`<p class="soft">${text}</p>`
  if (tipped)
    return line(accepted + 1 >= capacity_min ? say.enoughAreIn : say.enoughWereIn(capacity_min))
  return line(missed ? say.tooFew(capacity_min, host_name) : say.needs(capacity_min))
}

function deadlineOf({ rsvp_deadline, timezone, stage }: PlanView, reader: string | null): Content {
  if (rsvp_deadline === null || stage !== 'open') return null
  return html`<p>${timeOf(rsvp_deadline, momentWords(rsvp_deadline, timezone))}${zoneFor(reader, rsvp_deadline, timezone)}</p>`
}

/** The zone of a time, unless the clocks of its reader show the same, and only once: where they are put back, it says which time is meant. */
function zoneFor(reader: string | null, at: Date, zone: string): Content {
  const isOwn = reader !== null && readerWords(at, null, { zone, reader }) === null
  return (
    (!isOwn || isTwice(at, zone)) && html` <span class="soft zone">${zoneWords(at, zone)}</span>`
  )
}

/** Whether clocks show this time twice in one night. */
function isTwice(at: Date, zone: string): boolean {
  const shown = momentWords(at, zone)
  return [-1, 1].some((by) => momentWords(new Date(at.getTime() + by * 3_600_000), zone) === shown)
}

function timeOf(at: Date, label: Content): Html {
  return html`<time datetime="${at.toISOString()}">${label}</time>`
}
