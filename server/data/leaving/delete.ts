import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** Deletes what this account has of one that left: copies of its lists, likes and free time, and that the two were connected. */
export async function deleteFormer(db: Db, left: string): Promise<void> {
  const { owner } = db
  await Promise.all([
    db.sql`delete from list_cards where owner_id = ${owner} and host_owner = ${left}`,
    db.sql`delete from incoming_interests where owner_id = ${owner} and peer_owner = ${left}`,
    db.sql`delete from friend_months where owner_id = ${owner} and peer_owner = ${left}`,
    db.sql`delete from friend_calendars where owner_id = ${owner} and peer_owner = ${left}`,
    db.sql`delete from invitation_joins where owner_id = ${owner} and peer_owner = ${left}`,
    db.sql`delete from like_targets where owner_id = ${owner} and peer_owner = ${left}`,
    db.sql`delete from busy_targets where owner_id = ${owner} and peer_owner = ${left}`,
    db.sql`delete from connections where owner_id = ${owner} and peer_owner = ${left}`,
  ])
}

/** Deletes audit rows of this account, once its seven days are over, at most `most`. Runs as the role `relay`. */
export async function deleteAccountAudit(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ deleted: number }>`select delete_account_audit(${most}) as deleted`
  return only(rows).deleted
}

/** Deletes what opens this account, once its seven days are over, at most a thousand of each. Runs as the role `relay`. */
export async function deleteAccountSecrets(db: Db): Promise<number> {
  const rows = await db.sql<{ deleted: number }>`select delete_account_secrets() as deleted`
  return only(rows).deleted
}

/** Lets the address of this account go, once its seven days are over. @returns false before that. */
export async function deleteAddress(db: Db): Promise<boolean> {
  const rows = await db.sql<{ ended: boolean }>`select end_account() as ended`
  return only(rows).ended
}

/** Deletes the row of this account. */
export async function deleteAccount(db: Db): Promise<void> {
  await db.sql`delete from accounts where owner_id = ${db.owner}`
}

/** Deletes what a worker would still do for this account. */
export async function deleteAllDueWork(db: Db): Promise<void> {
  await db.sql`delete from due_work where owner_id = ${db.owner}`
}
