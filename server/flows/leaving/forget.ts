import { deleteFormer } from '#server/data/leaving/delete.ts'
import { listInvitesOf, listKnownAccounts } from '#server/data/leaving/list.ts'
import {
  updateFormerHost,
  updateGuestLeft,
  updateRecipientLeft,
} from '#server/data/leaving/update.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { lockPlanById } from '#server/data/plans/lock.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { Database, Db } from '#server/database/db.ts'
import { formerMember } from '#server/domain/messages/leaving.ts'
import { insertNews } from '#server/flows/plans/watch.ts'

/**
 * Takes an account that left out of the accounts of others, one transaction for each: their copies of its plans say that the host
 * is a former member, copies of its lists, likes and free time go, and it is no guest of theirs any more. What they wrote themselves,
 * such as the name they saved it under, is theirs. It may run more than once.
 *
 * @returns false where `isLate` stopped it.
 */
export async function forgetEverywhere(
  database: Database,
  owner: string,
  isLate: () => boolean,
): Promise<boolean> {
  for (const peer of await database.read(owner, listKnownAccounts)) {
    if (isLate()) return false
    await database.write(peer, { work: (db) => forget(db, owner) })
  }
  return true
}

async function forget(db: Db, left: string): Promise<void> {
  for (const invite of await listInvitesOf(db, left)) {
    await lockPlanById(db, invite.plan_id)
    const [before] = await listPlans(db, [invite.plan_id])
    const { version, has_declined } = await updateGuestLeft(db, invite)
    insertReplication(db, 'plan', invite.plan_id, version)
    // A host who counts on a guest hears that they do not come.
    if (has_declined && before) insertNews(db, before)
  }
  await updateRecipientLeft(db, left)
  await updateFormerHost(db, left, formerMember)
  await deleteFormer(db, left)
}
