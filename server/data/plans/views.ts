import {
  type PlanCopyRow,
  listPlanCopiesOfPlans,
  placeOfPlanCopy,
  stateOfPlanCopy,
} from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'
import { listPlans, type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { endsAt } from '#server/data/plans/times.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { tipOf } from '#server/domain/plan_tip.ts'
import { isBlank } from '#server/domain/text.ts'
import type { Plan, PlanRoleFilter, PlanScope } from '#generated/types.ts'

/** A plan as the caller has it: their own, or the card of one they are invited to. */
export type PlanView = { plan: PlanRow; card: null } | { plan: null; card: PlanCopyRow }

/** The plan of a handle, the caller's own or one they are invited to. Errors: `reference_not_found`. */
export async function requirePlanView(
  db: Db,
  handle: string,
  pointer = '/plan_handle',
): Promise<PlanView> {
  const id = parseHandle('plan', handle)
  const ids = id === null ? [] : [id]
  const [[plan], [card]] = await Promise.all([listPlans(db, ids), listPlanCopiesOfPlans(db, ids)])
  if (plan && plan.state !== 'deleted') return { plan, card: null }
  if (card) return { plan: null, card }
  throw fail('reference_not_found', { pointer })
}

/** A plan the caller is invited to, as they see it. */
export function toGuestPlan(card: PlanCopyRow): Plan {
  const { accepted, declined, pending } = card
  return {
    plan_handle: toHandle('plan', card.plan_id),
    title: card.title,
    state: stateOfPlanCopy(card),
    role: 'invitee',
    scheduled_at: card.scheduled_at?.toISOString() ?? null,
    timezone: card.timezone,
    revision: card.revision,
    checksum: card.checksum,
    rsvp: { accepted, declined, pending, removed: 0 },
    tip: tipOf({ ...card, exposed: true }, card.now),
    rsvp_deadline: card.rsvp_deadline?.toISOString() ?? null,
    place: placeOfPlanCopy(card),
  }
}

/** What plans are listed by. */
export interface PlanFilter {
  scope: PlanScope
  role: PlanRoleFilter
  /** Words of the title; a blank text finds all. */
  query: string
}

/** Conditions on `state`, `ends_at` (infinity while open), `begins_at` (likewise) and `removed` of a plan. */
const scopes: { readonly [Scope in PlanScope]: Statement } = {
  all: sql`true`,
  drafts: sql`state in ('draft', 'reviewed')`,
  active: sql`state in ('shared', 'active') and ends_at > now() and not removed`,
  upcoming: sql`state in ('shared', 'active') and begins_at > now() and ends_at > now() and not removed`,
  past: sql`state in ('shared', 'active') and ends_at <= now() and not removed`,
  canceled: sql`state = 'canceled' and not removed`,
  discarded: sql`state = 'discarded'`,
}

/** What comes soonest stands first where time is still to come; elsewhere what is latest. */
const orders: { readonly [Scope in PlanScope]: Statement } = {
  all: sql`updated_at desc, plan_id desc`,
  drafts: sql`updated_at desc, plan_id desc`,
  active: sql`begins_at, updated_at desc, plan_id desc`,
  upcoming: sql`begins_at, updated_at desc, plan_id desc`,
  past: sql`begins_at desc, plan_id desc`,
  canceled: sql`updated_at desc, plan_id desc`,
  discarded: sql`updated_at desc, plan_id desc`,
}

/** Selects the caller's own plans and those they are invited to, as far as they match. */
export function selectPlans(owner: string, { scope, role, query }: PlanFilter): Statement {
  const named = isBlank(query) ? sql`` : sql`and strpos(title_key, ${nameKey(query)}) > 0`
  const own = sql`
    select plan_id, state, false as removed, updated_at,
      coalesce(scheduled_at, 'infinity') as begins_at,
      ${endsAt} as ends_at
    from plans
    where owner_id = ${owner} and state <> 'deleted' ${named}`
  const invited = sql`
    select plan_id, plan_state as state, rsvp_status = 'removed' as removed, updated_at,
      coalesce(scheduled_at, 'infinity') as begins_at,
      ${endsAt} as ends_at
    from invite_cards
    where owner_id = ${owner} ${named}`
  const both = { host: own, invitee: invited, all: sql`${own} union all ${invited}` }
  return sql`
    select plan_id
    from (${both[role]}) as listed
    where ${scopes[scope]}
    order by ${orders[scope]}`
}

/** Plans of these ids as the caller sees them, in the same order; what is gone is left out. */
export async function listPlanViews(db: Db, ids: readonly string[]): Promise<Plan[]> {
  const [plans, cards] = await Promise.all([listPlans(db, ids), listPlanCopiesOfPlans(db, ids)])
  const views = new Map<string, Plan>([
    ...cards.map((card) => [card.plan_id, toGuestPlan(card)] as const),
    ...plans
      .filter(({ state }) => state !== 'deleted')
      .map((plan) => [plan.plan_id, toPlan(plan)] as const),
  ])
  return ids.flatMap((id) => views.get(id) ?? [])
}
