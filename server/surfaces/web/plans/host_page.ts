import type { PlanGuest } from '#generated/types.ts'
import type { SentForm } from '#server/surfaces/web/acts.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { zonedWords } from '#server/domain/basics/time_words.ts'
import { edit, outing } from '#server/domain/messages/said/web_outing.ts'
import { plan as say } from '#server/domain/messages/said/web_plans.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult, notice, warning } from '#server/surfaces/web/parts/notice.ts'
import {
  movedSince,
  planFacts,
  planTerms,
  planText,
  planTop,
} from '#server/surfaces/web/links/plan_parts.ts'
import { checklistSection } from '#server/surfaces/web/plans/checklist.ts'
import { guestGroups } from '#server/surfaces/web/plans/guests.ts'
import { movedFrom } from '#server/surfaces/web/plans/moved_from.ts'
import { planPath } from '#server/surfaces/web/plans/paths.ts'
import { isDraft, type PlanFacts } from '#server/surfaces/web/plans/read.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** A plan as its host sees it: who comes, who the host has to tell, what is to be done, and who can see it. */
export function hostPage(
  facts: PlanFacts,
  visit: SignedInVisit,
  result: Content,
  sent?: SentForm,
): Html {
  const { view } = facts
  const section = sectionOf[visit.query.get('saved') ?? '']
  const resultIn = (name: string) => section === name && result
  return html`${planTop(view, say.yours, inNow(facts))}
${section === undefined && result}
${noticeOf(facts, visit)}
${planFacts(view, visit.session.timezone)}
${planTerms(view, visit.session.timezone)}
${planText(view)}
${whoSection(facts, visit, resultIn('who'))}
${sentActions(facts)}
${tellSection(facts)}
${draftActions(facts)}
${checklistSection(facts, visit, { sent, result: resultIn('checklist') })}
${seeSection(facts)}
${endSection(facts)}`
}

/**
 * The sections with forms of their own, by what the address says was saved: the result stands there, where the person is. An
 * address that names the section instead would keep the focus from the result.
 */
const sectionOf: Readonly<Record<string, string>> = { person: 'who', checklist: 'checklist' }

/** Who comes, the host first; nobody where it is the host alone, or where nobody comes any more. */
function inNow({ data, view }: PlanFacts): readonly string[] {
  const guests = data.roster.filter(({ rsvp_status }) => rsvp_status === 'accepted')
  if (guests.length === 0 || view.stage === 'canceled') return []
  return [view.host_name, ...guests.map(({ person }) => person.display_name)]
}

/** How a draft goes on: who it is for, and the review from which it is sent. */
function draftActions(facts: PlanFacts): Content {
  if (!isDraft(facts)) return null
  const { handle } = facts
  return html`<div class="actions"><a class="button main" href="${planPath(handle, 'send')}">${outing.look}</a><a class="button" href="${planPath(handle, 'people')}">${outing.continue}</a><a class="button" href="${planPath(handle, 'edit')}">${edit.link}</a></div>`
}

/** What the host can do with a plan that was sent. */
function sentActions({ data, handle }: PlanFacts): Content {
  const { allowed } = data.management
  const link = (capability: string, act: string, label: string) =>
    allowed.includes(capability) &&
    html`<a class="button" href="${planPath(handle, act)}">${label}</a>`
  const links = [
    link('plans.update.prepare', 'edit', edit.link),
    link('plans.roster.prepare', 'people', edit.roster.link),
  ].filter((one) => one !== false)
  return links.length > 0 && html`<div class="actions">${links}</div>`
}

/** How a plan is given up: a draft is discarded, and one that was sent is canceled. */
function endSection({ data, handle }: PlanFacts): Content {
  const { allowed } = data.management
  const [act, label] = allowed.includes('plans.cancel.prepare')
    ? ['cancel', outing.cancelLink]
    : ['discard', edit.discard.link]
  if (act === 'discard' && !allowed.includes('plans.discard')) return null
  return html`<p class="links"><a href="${planPath(handle, act)}">${label}</a></p>`
}

/** Whether nobody but its host has seen a plan. */
export function isUnsent({ data }: Pick<PlanFacts, 'data'>): boolean {
  return isDraft({ data }) || data.plan.state === 'discarded'
}

function noticeOf({ data, view }: PlanFacts, { query }: SignedInVisit): Content {
  const { state } = data.plan
  if (state === 'discarded') {
    const { title, text } = say.discarded
    return query.get('saved') === state ? formResult(true, title, text) : notice(title, text)
  }
  if (state === 'prepared') {
    const { title, text, link } = say.prepared
    return notice(title, html`${text} <a href="/approvals">${link}</a>`)
  }
  if (isDraft({ data })) return notice(say.draft.title, say.draft.text)
  const { stage, full } = view
  if (stage !== 'open') return warning(say[stage].title, say[stage].text)
  return full && notice(say.full.title, say.full.text)
}

function whoSection(facts: PlanFacts, visit: SignedInVisit, result: Content): Content {
  const { data, view } = facts
  if (data.plan.state === 'discarded') return null
  if (isUnsent(facts)) {
    const names = data.audience?.map(({ display_name }) => display_name) ?? []
    return section('who', say.audience, names.length === 0 ? none() : nameList(names))
  }
  return section(
    'who',
    whoTitle(view.stage),
    html`${result}${view.stage !== 'canceled' && html`<p>${say.count(view.accepted + 1, view.capacity_max)}${needed(facts)}</p>`}
${view.stage === 'open' && movesOf(facts)}
${guestGroups(facts, visit)}`,
  )
}

/** What has moved since those answered who are to confirm their answers; they may have answered to different times. */
function movesOf({ data, view }: PlanFacts): Content {
  const earlier = new Map(
    data.roster
      .filter(({ needs_reconfirm, rsvp_status }) => needs_reconfirm && rsvp_status !== 'removed')
      .flatMap((guest) => movedFrom(guest) ?? [])
      .map((from) => [JSON.stringify(from), from]),
  )
  const moves = [...earlier.values()].slice(0, maxMoves).map((from) => movedSince(view, from))
  return moves.some((one) => one) && html`<p>${say.movedSince}</p>${moves}`
}

/** How many different earlier times are told at most. */
const maxMoves = 3

function whoTitle(stage: PlanFacts['view']['stage']): string {
  if (stage === 'canceled') return say.hadAnswered
  return stage === 'over' ? say.wasIn : say.who
}

function needed({ data, view }: PlanFacts): Content {
  const { capacity_min: least, state } = data.plan.tip
  if (least === null || view.stage === 'over' || view.stage === 'canceled') return null
  if (state === 'tipped') return ` ${say.goesAhead}`
  return ` ${state === 'missed' ? say.tooFew(least) : say.needs(least)}`
}

/** Those the service does not reach who answered before the plan moved, or whose plan is canceled, with a message to copy. */
function tellSection({ data, view, deliveries, words: { mailed } }: PlanFacts): Content {
  const unreached = new Set(
    deliveries
      .filter(({ status }) => status === 'failed' || status === 'delivery_unavailable')
      .map(({ person_handle }) => person_handle),
  )
  // They have a link of the host's, which they may keep in an account.
  const shared = new Set(
    deliveries
      .filter(({ status }) => status === 'manual_share')
      .map(({ person_handle }) => person_handle),
  )
  const { scheduled_at, scheduled_ends_at, timezone, title, place_name, stage } = view
  const isOff = stage === 'canceled'
  const names = data.roster
    .filter(({ needs_reconfirm, rsvp_status }) =>
      isOff ? rsvp_status === 'accepted' || rsvp_status === 'pending' : needs_reconfirm,
    )
    .filter(
      ({ delivery, person: { person_handle } }) =>
        ((delivery === 'manual_share' || shared.has(person_handle)) &&
          !mailed.has(person_handle)) ||
        unreached.has(person_handle),
    )
    .map(({ person }) => person.display_name)
  if (names.length === 0 || scheduled_at === null || !(isOff || stage === 'open')) return null
  const when = zonedWords(scheduled_at, scheduled_ends_at, timezone)
  const message = isOff ? say.offMessage(title, when) : say.message(title, when, place_name)
  return section(
    'tell',
    say.tell,
    html`<p>${say.tellText(spokenNames(names))}</p>
<code class="copy" dir="auto">${message}</code>`,
  )
}

function seeSection(facts: PlanFacts): Html {
  const { data } = facts
  if (isUnsent(facts)) return section('see', say.see, html`<p>${say.seeNobody}</p>`)
  const guests = data.roster.filter(({ rsvp_status }) => rsvp_status !== 'removed')
  return section(
    'see',
    say.see,
    html`<p>${say.seeGuests(guests.length)} ${data.show_guest_list ? say.listShown : say.listHidden}</p>
${linkKinds(guests, facts)}
${data.management.allowed.includes('plans.prepare_send') && html`<p class="soft">${say.linkText} <a href="${planPath(facts.handle, 'link')}">${say.linkMore}</a></p>`}`,
  )
}

/** By which links guests have the plan, as far as their invitations tell: no link is kept to be shown again. */
function linkKinds(guests: readonly PlanGuest[], { deliveries }: PlanFacts): Content {
  const mailed = new Set(
    deliveries.filter(({ status }) => isWritten.has(status)).map((one) => one.person_handle),
  )
  const named = (of: (guest: PlanGuest) => boolean) =>
    spokenNames(guests.filter(of).map(({ person }) => person.display_name))
  const byMail = named(({ person }) => mailed.has(person.person_handle))
  const byHost = named((one) => one.delivery === 'manual_share' && one.signed_up_by_link !== true)
  const open = guests.filter((one) => one.signed_up_by_link === true).length
  const lines = [
    byMail !== '' && say.seeMailed(byMail),
    byHost !== '' && say.seePassedOn(byHost),
    open > 0 && say.seeOpen(open),
  ].filter((line) => line !== false)
  return lines.map((line) => html`<p>${line}</p>`)
}

/** The states of a mail that has reached its guest, or is on its way. */
const isWritten: ReadonlySet<string> = new Set(['queued', 'sending', 'sent', 'unconfirmed'])

function nameList(names: readonly string[]): Html {
  return html`<ul class="names" role="list">${names.map((name) => html`<li>${words(name)}</li>`)}</ul>`
}

function none(): Html {
  return html`<p class="soft">${say.nobody}</p>`
}

function section(id: string, title: string, text: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${text}
</section>`
}
