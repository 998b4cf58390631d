import type { Db } from '#server/database/db.ts'

/** Locks a grant of this account until the transaction ends. @returns whether it has not ended. */
export async function lockGrant(db: Db, grant_id: string): Promise<boolean> {
  const rows = await db.sql`
    select
    from oauth_grants
    where owner_id = ${db.owner} and grant_id = ${grant_id} and revoked_at is null
    for no key update`
  return rows.length > 0
}
