import { lockAccounts } from '#server/data/accounts/lock.ts'
import { updateInvitationsClosed } from '#server/data/connection_invitations/update.ts'
import { hasUnreached } from '#server/data/leaving/find.ts'
import {
  listActiveConnections,
  listOpenInvitationIds,
  listSharedListIds,
} from '#server/data/leaving/list.ts'
import { updateFormerName } from '#server/data/leaving/update.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { updateSharesEnded } from '#server/data/list_shares/update.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import type { Database } from '#server/database/db.ts'
import { formerMember } from '#server/domain/messages/leaving.ts'
import { disconnect } from '#server/flows/friendship/connect.ts'

/** How many connections, lists or invitations are looked up at once. */
const together = 100

/**
 * Ends what an account shares with others: connections, shares of lists, open invitations. Each is a transaction of its own, and what
 * has ended stays as it is. From then on copies call the account a former member.
 *
 * @returns false where `isLate` stopped it.
 */
export async function withdraw(
  database: Database,
  owner: string,
  isLate: () => boolean,
): Promise<boolean> {
  const steps = [endConnections, endShares, closeInvitations]
  for (const step of steps) {
    while ((await step(database, owner)) > 0) if (isLate()) return false
  }
  await database.write(owner, { work: (db) => updateFormerName(db, formerMember) })
  return true
}

/** @returns whether nothing that changed is still to reach others, mail included where `mail` says so. */
export async function hasReachedAll(
  database: Database,
  owner: string,
  mail: boolean,
): Promise<boolean> {
  return !(await database.read(owner, (db) => hasUnreached(db, { mail })))
}

async function endConnections(database: Database, owner: string): Promise<number> {
  const active = await database.read(owner, (db) => listActiveConnections(db, together))
  for (const { person_id, peer_owner } of active) {
    await database.write(owner, {
      async work(db) {
        await lockAccounts(db, [peer_owner])
        await disconnect(db, person_id)
      },
    })
  }
  return active.length
}

async function endShares(database: Database, owner: string): Promise<number> {
  const lists = await database.read(owner, (db) => listSharedListIds(db, together))
  for (const list_id of lists) {
    await database.write(owner, {
      async work(db) {
        await lockListOrDeleted(db, list_id)
        await updateSharesEnded(db, list_id)
      },
    })
  }
  return lists.length
}

async function closeInvitations(database: Database, owner: string): Promise<number> {
  return database.write(owner, {
    async work(db) {
      const open = await listOpenInvitationIds(db, together)
      if (open.length === 0) return 0
      updateLinksRevoked(db, 'connection', open)
      return updateInvitationsClosed(db, open)
    },
  })
}
