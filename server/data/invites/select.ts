import { type Statement, sql } from '#server/database/sql.ts'

/** Selects the id of the plan that an invite is for. */
export function selectPlanOfInvite(owner: string, invite_id: string): Statement {
  return sql`
    select plan_id
    from invites
    where owner_id = ${owner} and invite_id = ${invite_id}`
}
