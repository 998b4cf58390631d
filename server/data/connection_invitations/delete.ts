import type { Db } from '#server/database/db.ts'
import { endedInvitationDays } from '#server/domain/calls/retention.ts'

/**
 * Deletes connection invitations of this account that no link leads to any more, with the people they named and who
 * joined, at most `most`. The connections stay.
 *
 * @returns how many invitations that were.
 */
export async function deleteEndedInvitations(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ invitation_id: string }>`
    select invitation_id
    from connection_invitations
    where owner_id = ${db.owner} and expires_at < now() - make_interval(days => ${endedInvitationDays})
    order by expires_at
    limit ${most}
    for update`
  const ids = rows.map(({ invitation_id }) => invitation_id)
  if (ids.length === 0) return 0
  await Promise.all([
    db.sql`delete from invitation_people where owner_id = ${db.owner} and invitation_id = any(${ids}::uuid[])`,
    db.sql`delete from invitation_joins where owner_id = ${db.owner} and invitation_id = any(${ids}::uuid[])`,
    db.sql`delete from connection_invitations where owner_id = ${db.owner} and invitation_id = any(${ids}::uuid[])`,
  ])
  return ids.length
}
