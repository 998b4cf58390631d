import type { PlanRoleFilter, PlanScope } from '#generated/types.ts'
import { endsAt } from '#server/data/plans/times.ts'
import { isTitled } from '#server/data/finding/condition.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { isBlank } from '#server/domain/basics/text.ts'

/** Which plans are listed. */
export interface PlanFilter {
  scope: PlanScope
  role: PlanRoleFilter
  /** Words of the title; a blank text finds all plans. */
  query: string
}

/** Conditions on `state`, `begins_at` and `ends_at` (infinity while they are open) and `removed` of a plan. */
const scopes: { readonly [Scope in PlanScope]: Statement } = {
  all: sql`true`,
  drafts: sql`state in ('draft', 'reviewed')`,
  active: sql`state in ('shared', 'active') and ends_at > now() and not removed`,
  upcoming: sql`state in ('shared', 'active') and begins_at > now() and ends_at > now() and not removed`,
  past: sql`state in ('shared', 'active') and ends_at <= now() and not removed`,
  canceled: sql`state = 'canceled' and not removed`,
  discarded: sql`state = 'discarded'`,
}

/** Plans to come are listed soonest first; the others latest first. */
const orders: { readonly [Scope in PlanScope]: Statement } = {
  all: sql`updated_at desc, plan_id desc`,
  drafts: sql`updated_at desc, plan_id desc`,
  active: sql`begins_at, updated_at desc, plan_id desc`,
  upcoming: sql`begins_at, updated_at desc, plan_id desc`,
  past: sql`begins_at desc, plan_id desc`,
  canceled: sql`updated_at desc, plan_id desc`,
  discarded: sql`updated_at desc, plan_id desc`,
}

/** Selects the ids of the caller's own plans and of those they are invited to, as far as they match. */
export function selectPlans(owner: string, { scope, role, query }: PlanFilter): Statement {
  const named = isBlank(query)
    ? sql``
    : sql`and ${isTitled(query, { title_key: sql`title_key`, vector: sql`search` })}`
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
