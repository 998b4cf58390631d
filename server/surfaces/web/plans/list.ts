import type { Invite, Plan } from '#generated/types.ts'
import { dayParts } from '#server/domain/basics/time_words.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { outing } from '#server/domain/messages/said/web_outing.ts'
import { plans as say } from '#server/domain/messages/said/web_plans.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { listAs, olderLink, startedAgainNote } from '#server/surfaces/web/parts/list_page.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

type Shown = keyof typeof say.shown

/** `/plans`: what is coming, with what waits for an answer on top; drafts, past and canceled plans by links. */
export const plansRoute: WebRoute = {
  path: plansPath,
  name: 'plans',
  session: 'required',
  pages_only: true,
  query: ['show', 'cursor'],

  async show(visit) {
    const asked = visit.query.get('show') ?? 'active'
    const scope = isShown(asked) ? asked : 'active'
    const isFirst = scope === 'active' && !visit.query.has('cursor')
    const [page, waiting] = await Promise.all([
      listAs(visit, 'plans.query', { scope }),
      isFirst ? waitingInvites(visit) : [],
    ])
    const above = new Set(waiting.map(({ plan }) => plan.plan_handle))
    const items = page.data.items.filter(({ plan_handle }) => !above.has(plan_handle))
    const asking = waiting.map((one) => inviteRow(one, visit))
    const listed = items.map((one) => planRow(one, visit))
    const isEmpty = asking.length + listed.length === 0
    return {
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
${tabs(scope)}
${startedAgainNote(page)}
${asking.length > 0 && section('waiting', say.waiting, asking)}
${isEmpty && emptyState(scope, visit.query.has('cursor'))}
${listed.length > 0 && (asking.length > 0 ? section('listed', say.shown[scope], listed) : rows(listed))}
${olderLink(page)}
<div class="actions"><a class="button main" href="${plansPath}/new">${outing.make}</a></div>`,
      },
    }
  },
}

function isShown(text: string): text is Shown {
  return text in say.shown
}

/** The first invites that wait for an answer and can be answered: what is coming has the others, too. */
async function waitingInvites(visit: SignedInVisit): Promise<Invite[]> {
  const found = await callAs(visit, 'invites.list', { rsvp_status: 'pending', limit: 10 })
  // An empty list would say that nobody waits for an answer.
  if (found.data === null) throw fail(found.code, { message: found.message })
  return found.data.items.filter(({ rsvp_available }) => rsvp_available)
}

function tabs(scope: Shown): Html {
  const all = Object.entries(say.shown).map(([name, label]) => {
    const path = name === 'active' ? plansPath : `${plansPath}?show=${name}`
    return html`<li><a href="${path}"${name === scope && html` aria-current="true"`}>${label}</a></li>`
  })
  return html`<nav class="tabs" aria-label="${say.show}"><ul role="list">${all}</ul></nav>`
}

function emptyState(scope: Shown, isLater: boolean): Html {
  if (isLater) return html`<p class="soft">${say.noneOlder}</p>`
  const { title, text } = say.none[scope]
  return html`<p class="lead">${title}</p>\n<p class="soft">${text}</p>`
}

function section(id: string, title: string, all: readonly Html[]): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${rows(all)}
</section>`
}

function rows(all: readonly Html[]): Html {
  return html`<ul class="rows" role="list">${all}</ul>`
}

function inviteRow({ plan }: Invite, visit: SignedInVisit): Html {
  const { plan_handle = '', title, scheduled_at, timezone, host } = plan
  const from = say.invitedBy(host.display_name)
  return row(visit, { plan_handle, title, scheduled_at, timezone }, from)
}

function planRow(plan: Plan, visit: SignedInVisit): Html {
  const asGuest = asGuestOf(plan)
  return row(visit, plan, html`${plan.role === 'host' ? say.yours : asGuest} · ${stateOf(plan)}`)
}

/** What a guest has to do with a plan: what was answered to a plan that is off says nothing of now. */
function asGuestOf({ state, my_invite }: Plan): string {
  if (state === 'canceled') return say.guestThen
  const status = my_invite?.rsvp_status
  const answer = status === 'accepted' || status === 'declined' ? status : null
  if (state === 'past') return say.answeredThen[answer ?? 'none']
  return answer === null ? say.guest : say.answered[answer]
}

function stateOf({ state, tip, role }: Plan): string {
  if (state === 'prepared') return say.waits
  if (state === 'draft' || state === 'reviewed') return say.draft
  if (state === 'canceled') return say.shown.canceled
  return state === 'past'
    ? say.had(tip.have)
    : say.have(tip.have, tip.capacity_min, role === 'host')
}

function row(
  { session }: SignedInVisit,
  plan: Pick<Plan, 'plan_handle' | 'title' | 'scheduled_at' | 'timezone'>,
  state: Content,
): Html {
  const { plan_handle, title, scheduled_at, timezone: zone } = plan
  const at = scheduled_at === null ? null : new Date(scheduled_at)
  const day = at && dayParts(at, session.timezone)
  const when = at && lineOfTime(at, { zone, reader: session.timezone, now: session.asked_at })
  return html`<li><a class="row" href="${planPath(plan_handle)}">
<span class="tile" aria-hidden="true">${day ? html`${day.month}<b>${day.day}</b>` : html`<b>?</b>`}</span>
<span><strong>${words(title)}</strong>
<span>${when ?? say.noTime}</span>
<small>${state}</small></span></a></li>`
}
