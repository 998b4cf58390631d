import type { OutdatedShare } from '#server/data/list_shares/list_outdated.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Queues the replication of a list to those it is shared with, after it got another name. The caller has locked it.
 *
 * @returns whether it is shared with anybody.
 */
export async function updateSharesOutdated(db: Db, list_id: string): Promise<boolean> {
  const rows = await db.sql`
    update list_shares
    set changes = changes + 1
    where owner_id = ${db.owner} and list_id = ${list_id} and person_id is not null and revoked_at is null
      and expires_at is null
    returning 1`
  if (rows.length > 0) insertDueWork(db, 'lists')
  return rows.length > 0
}

/** A list whose recipients are about to get another copy. */
export interface ReplicatedList {
  list_id: string
  name: string
  name_key: string
  version: number
}

/** Gives the lists of these ids the next version for copies, and locks them until the transaction ends. */
export async function updateShareVersions(
  db: Db,
  list_ids: readonly string[],
): Promise<ReplicatedList[]> {
  return db.sql<ReplicatedList>`
    update lists
    set share_version = share_version + 1
    where owner_id = ${db.owner} and list_id = any(${[...list_ids]}::uuid[])
    returning list_id, name, name_key, share_version as version`
}

/** Notes that these changes of shares were copied. It is sent with the commit. */
export function updateSharesCopied(db: Db, shares: readonly OutdatedShare[]): void {
  if (shares.length === 0) return
  const ids = shares.map(({ share_id }) => share_id)
  const changes = shares.map((share) => share.changes)
  db.atCommit(sql`
    update list_shares s
    set copied = greatest(s.copied, given.changes)
    from unnest(${ids}::uuid[], ${changes}::integer[]) as given (share_id, changes)
    where s.owner_id = ${db.owner} and s.share_id = any(${ids}::uuid[]) and s.share_id = given.share_id`)
}
