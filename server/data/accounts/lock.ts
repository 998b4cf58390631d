import type { Db } from '#server/database/db.ts'

/** Makes writes of this account that must not overlap wait for each other until the transaction ends. */
export async function lockAccount(db: Db): Promise<void> {
  await db.sql`
    select
    from accounts
    where owner_id = ${db.owner}
    for no key update`
}

/**
 * Locks this account and others until the transaction ends, always in the same order, so that two accounts that
 * connect or disconnect at the same time wait for each other. Call it before the transaction takes any other lock.
 */
export async function lockAccounts(db: Db, others: readonly string[]): Promise<void> {
  for (const owner of [...new Set([db.owner, ...others])].sort()) {
    if (owner === db.owner) await lockOne(db)
    else await db.as(owner, lockOne)
  }
}

async function lockOne(db: Db): Promise<void> {
  await db.sql`select from accounts where owner_id = ${db.owner} for no key update`
}
