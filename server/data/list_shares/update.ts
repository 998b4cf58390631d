import { insertDueWork } from '#server/data/due_work/insert.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** Ends every share of a list. Returns how many could still be used. The caller has locked the list. */
export async function updateSharesEnded(db: Db, list_id: string): Promise<number> {
  const rows = await db.sql<{ share_id: string; usable: boolean }>`
    update list_shares
    set revoked_at = (select clock_timestamp()), changes = changes + 1
    where owner_id = ${db.owner} and list_id = ${list_id} and revoked_at is null
    returning share_id, expires_at is null or expires_at > revoked_at as usable`
  updateLinksRevoked(
    db,
    'list_share',
    rows.map(({ share_id }) => share_id),
  )
  if (rows.length > 0) insertDueWork(db, 'lists')
  return rows.filter(({ usable }) => usable).length
}

/**
 * Ends one share of a list; its link opens nothing any more.
 *
 * @returns the list with its new count of shares; null where the share does not exist or has ended.
 */
export async function updateShareEnded(db: Db, share_id: string): Promise<ListRow | null> {
  const [list] = await db.sql<{ list_id: string }>`
    select list_id
    from lists
    where owner_id = ${db.owner}
      and list_id = (
        select list_id from list_shares where owner_id = ${db.owner} and share_id = ${share_id}
      )
    for no key update`
  if (!list) return null
  const ended = await db.sql`
    update list_shares
    set revoked_at = (select clock_timestamp()), changes = changes + 1
    where owner_id = ${db.owner} and share_id = ${share_id} and revoked_at is null
      and (expires_at is null or expires_at > (select clock_timestamp()))
    returning 1`
  if (ended.length === 0) return null
  updateLinksRevoked(db, 'list_share', [share_id])
  insertDueWork(db, 'lists')
  return updateShareCount(db, list.list_id)
}

/** Ends every share of this account's lists with a person. Returns how many could still be used. */
export async function updateSharesEndedWith(db: Db, person_id: string): Promise<number> {
  const lists = await db.sql<{ list_id: string }>`
    select list_id
    from lists
    where owner_id = ${db.owner}
      and list_id = any(array(
        select list_id from list_shares
        where owner_id = ${db.owner} and person_id = ${person_id} and revoked_at is null
      ))
    order by list_id
    for no key update`
  if (lists.length === 0) return 0
  const rows = await db.sql<{ share_id: string; usable: boolean }>`
    update list_shares
    set revoked_at = (select clock_timestamp()), changes = changes + 1
    where owner_id = ${db.owner} and person_id = ${person_id} and revoked_at is null
    returning share_id, expires_at is null or expires_at > revoked_at as usable`
  updateLinksRevoked(
    db,
    'list_share',
    rows.map(({ share_id }) => share_id),
  )
  if (rows.length > 0) insertDueWork(db, 'lists')
  for (const { list_id } of lists) await updateShareCount(db, list_id)
  return rows.filter(({ usable }) => usable).length
}

/** Counts the shares of a list that can be used, and returns the list with that count. */
export async function updateShareCount(db: Db, list_id: string): Promise<ListRow> {
  const rows = await db.sql<ListRow>`
    update lists
    set updated_at = (select clock_timestamp()), share_link_count = (
      select count(*) from list_shares s
      where s.owner_id = ${db.owner} and s.list_id = lists.list_id and s.revoked_at is null
        and (s.expires_at is null or s.expires_at > now())
    )
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumnsOf(db.owner)}`
  return only(rows)
}
