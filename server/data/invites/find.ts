import type { Db } from '#server/database/db.ts'
import { type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'

/** An invite to a plan of this account, by its id; null where there is none. */
export async function findInvite(db: Db, invite_id: string): Promise<InviteRow | null> {
  const [invite] = await db.sql<InviteRow>`
    select ${inviteColumns}
    from invites v
    where v.owner_id = ${db.owner} and v.invite_id = ${invite_id}`
  return invite ?? null
}

/** The id of the plan an invite is for; null where there is no such invite. */
export async function findInvitedPlan(db: Db, invite_id: string): Promise<string | null> {
  const [invited] = await db.sql<{ plan_id: string }>`
    select plan_id
    from invites
    where owner_id = ${db.owner} and invite_id = ${invite_id}`
  return invited?.plan_id ?? null
}
