import type { Db } from '#server/database/db.ts'

/** Whether recipients of this account's lists have copies that are out of date. */
export async function hasOutdatedShares(db: Db): Promise<boolean> {
  // In this order PostgreSQL reads the index of such shares alone.
  const rows = await db.sql`
    select 1
    from list_shares
    where owner_id = ${db.owner} and copied < changes
    order by list_id
    limit 1`
  return rows.length > 0
}

/** A share whose copy is out of date, and how many changes it has. */
export interface OutdatedShare {
  share_id: string
  list_id: string
  changes: number
}

/** At most `most` shares whose copies are out of date, in the order of their lists. */
export async function listOutdatedShares(db: Db, most: number): Promise<OutdatedShare[]> {
  return db.sql<OutdatedShare>`
    select share_id, list_id, changes
    from list_shares
    where owner_id = ${db.owner} and copied < changes
    order by list_id
    limit ${most}`
}

/** The same of shares that are known, as they are now. */
export async function listSharesById(
  db: Db,
  share_ids: readonly string[],
): Promise<OutdatedShare[]> {
  return db.sql<OutdatedShare>`
    select share_id, list_id, changes
    from list_shares
    where owner_id = ${db.owner} and share_id = any(${[...share_ids]}::uuid[])`
}

/** An account that a list was shared with by a message, and whether it still is. */
export interface ShareRecipient {
  list_id: string
  peer_owner: string
  active: boolean
}

/**
 * The accounts that these shares are for, in the order of the accounts; each list once for each. A link that the owner
 * passes on ends by itself, and is in nobody's account.
 */
export async function listShareRecipients(
  db: Db,
  share_ids: readonly string[],
): Promise<ShareRecipient[]> {
  return db.sql<ShareRecipient>`
    select s.list_id, k.peer_owner, bool_or(k.state = 'active' and exists (
        select from list_shares o
        where o.owner_id = ${db.owner} and o.list_id = s.list_id and o.person_id = s.person_id
          and o.revoked_at is null and o.expires_at is null
      )) as active
    from list_shares s
    join connections k on k.owner_id = s.owner_id and k.person_id = s.person_id
    where s.owner_id = ${db.owner} and s.share_id = any(${[...share_ids]}::uuid[]) and s.expires_at is null
    group by s.list_id, k.peer_owner
    order by k.peer_owner, s.list_id`
}
