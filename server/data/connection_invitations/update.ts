import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/**
 * Closes invitations, so that nobody else can join.
 *
 * @returns how many of them were open.
 */
export async function updateInvitationsClosed(db: Db, ids: readonly string[]): Promise<number> {
  const { closed } = only(
    await db.sql<{ closed: number }>`
      with changed as (
        update connection_invitations
        set state = 'closed', closed_at = clock_timestamp()
        where owner_id = ${db.owner} and invitation_id = any(${[...ids]}::uuid[]) and state = 'open'
        returning 1
      )
      select count(*)::integer as closed from changed`,
  )
  return closed
}
