import type { Data, Invite, LogisticsItem } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { isFull } from '#server/domain/plans/rsvp.ts'
import { planStage } from '#server/domain/plans/stage.ts'
import { guestChecklist } from '#server/domain/plans/guest_checklist.ts'
import { type PlanWords, viewPlanWords } from '#server/flows/web/plan_words.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import type { planFacts } from '#server/surfaces/web/links/plan_parts.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** A plan as the pages behind links show it. */
type PlanView = Parameters<typeof planFacts>[0]

/** A plan as its page shows it. */
export interface PlanFacts {
  readonly handle: string
  readonly data: Data<'plans.get'>
  /** The invite of a guest; null for the host. */
  readonly invite: Invite | null
  /** What a guest wrote to the host; null for nothing, and for the host. */
  readonly note: string | null
  /** What happened to each invitation; empty for a guest. */
  readonly deliveries: Data<'plans.status.get'>['deliveries']
  readonly items: readonly LogisticsItem[]
  readonly words: PlanWords
  /** The same as the pages behind links show it. */
  readonly view: PlanView
}

/** Reads the plan of the address. Errors: `reference_not_found`. */
export async function planOf(visit: SignedInVisit): Promise<PlanFacts> {
  const plan_handle = visit.params.plan_handle ?? ''
  const data = await known(callAs(visit, 'plans.get', { plan_handle }))
  const { invite_handle } = data
  const [checklist, words, answers] = await Promise.all([
    known(callAs(visit, 'plans.logistics.get', { plan_handle })),
    viewPlanWords(visit.runtime, visit.session.owner, plan_handle),
    invite_handle === undefined
      ? known(callAs(visit, 'plans.status.get', { plan_handle }))
      : known(callAs(visit, 'invites.get', { invite_handle })),
  ])
  const invite = 'invite' in answers ? answers.invite : null
  const deliveries = 'deliveries' in answers ? answers.deliveries : []
  const note = ('note' in answers && answers.note) || null
  const facts = {
    handle: plan_handle,
    data,
    invite,
    note,
    deliveries,
    items: checklist.items,
    words,
  }
  return { ...facts, view: viewOf(visit, facts) }
}

/** Reads the plan of the address without its checklist and deliveries, for the pages of what is done with it. Errors: `reference_not_found`. */
export async function briefPlanOf(visit: SignedInVisit): Promise<PlanFacts> {
  const plan_handle = visit.params.plan_handle ?? ''
  const data = await known(callAs(visit, 'plans.get', { plan_handle }))
  const words = await viewPlanWords(visit.runtime, visit.session.owner, plan_handle)
  const facts = {
    handle: plan_handle,
    data,
    invite: null,
    note: null,
    deliveries: [],
    items: [],
    words,
  }
  return { ...facts, view: viewOf(visit, facts) }
}

async function known<Answer>(
  call: Promise<{ data: Answer } | { data: null; code: 'reference_not_found' } | { data: null }>,
): Promise<NonNullable<Answer>> {
  const { data } = await call
  if (data === null || data === undefined) throw fail('reference_not_found')
  return data
}

function viewOf(
  { session }: SignedInVisit,
  { data, items, words }: Omit<PlanFacts, 'view'>,
): PlanView {
  const { plan, timing } = data
  const { place, tip, rsvp, revision, title, timezone } = plan
  const now = session.asked_at
  return {
    ...{ title, timezone, revision, now, connect_on_signup: false },
    ...{ description: words.description, activity_name: words.activity_name },
    ...{ source_url: words.source_url, capacity_max: words.capacity_max, tipped: words.tipped },
    host_name: words.host_name ?? session.display_name,
    place_name: place?.name ?? null,
    place_address: place?.address ?? null,
    place_attribution: place?.attribution ?? null,
    scheduled_at: dateOf(timing.scheduled_at),
    scheduled_ends_at: dateOf(timing.scheduled_ends_at),
    meetup_at: dateOf(timing.meetup_at),
    meetup_location_text: timing.meetup_location_text,
    rsvp_deadline: dateOf(plan.rsvp_deadline),
    capacity_min: tip.capacity_min,
    accepted: rsvp.accepted,
    coming: data.coming ?? null,
    stage: stageOf(data, now),
    full: isFull(words.capacity_max, rsvp.accepted),
    missed: tip.state === 'missed',
    checklist: guestChecklist(items, words.tipped),
  }
}

/** How far a plan is. A draft is as far as it would be if it were sent as it is. */
function stageOf({ plan, timing }: Data<'plans.get'>, now: Date): PlanView['stage'] {
  const times = {
    scheduled_at: dateOf(timing.scheduled_at),
    scheduled_ends_at: dateOf(timing.scheduled_ends_at),
    rsvp_deadline: dateOf(plan.rsvp_deadline),
  }
  const plan_state = plan.state === 'canceled' ? plan.state : 'shared'
  return planStage({ ...times, plan_state }, now)
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

const drafts: ReadonlySet<string> = new Set(['draft', 'reviewed', 'prepared'])

/** Whether a plan is a draft, which nobody but its host has seen. */
export function isDraft({ data }: Pick<PlanFacts, 'data'>): boolean {
  return drafts.has(data.plan.state)
}
