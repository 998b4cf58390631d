import { lockAccount } from '#server/data/accounts/lock.ts'
import { findLeaving } from '#server/data/leaving/find.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { leavingFirst } from '#server/domain/messages/web.ts'

/**
 * Locks this account until the transaction ends, for what gives access to it. Errors: `access_denied` where its end was
 * asked for, because that ends all access, also where a page was sent before and arrives after.
 */
export async function lockStaying(db: Db): Promise<void> {
  await lockAccount(db)
  if ((await findLeaving(db)) !== null) throw fail('access_denied', leavingFirst)
}
