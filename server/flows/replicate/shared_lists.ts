import { findOwnName } from '#server/data/accounts/find.ts'
import {
  listOutdatedShares,
  listShareRecipients,
  listSharesById,
  type OutdatedShare,
} from '#server/data/list_shares/list_outdated.ts'
import {
  updateSharesCopied,
  updateShareVersions,
} from '#server/data/list_shares/update_outdated.ts'
import { insertSharedList, type SharedListSource } from '#server/data/shared_lists/insert.ts'
import type { Database, Db } from '#server/database/db.ts'
import { writeCopies } from '#server/flows/replicate/copies.ts'

/** Shares that are replicated at once. */
const batch = 500

/**
 * Copies which lists of this account are shared with which friends into the accounts of those friends, and withdraws what is not
 * shared any more. It may run more than once, and at the same time: a later copy is never replaced by an earlier one.
 */
export async function replicateSharedLists(database: Database, owner: string): Promise<void> {
  for (;;) {
    const claimed = await database.write(owner, { work: claim })
    if (!claimed) return
    const { shares, copies } = claimed
    await writeCopies(database, copies, (db, { source, active }) =>
      insertSharedList(db, source, active),
    )
    await database.write(owner, { work: async (db) => updateSharesCopied(db, shares) })
  }
}

interface Claimed {
  shares: OutdatedShare[]
  copies: { peer_owner: string; source: SharedListSource; active: boolean }[]
}

/**
 * What is to be copied, with a version that belongs to it: the lists are locked meanwhile, as by requests that share or rename
 * them. Null where nothing is.
 */
async function claim(db: Db): Promise<Claimed | null> {
  const outdated = await listOutdatedShares(db, batch)
  if (outdated.length === 0) return null
  const ids = [...new Set(outdated.map(({ list_id }) => list_id))]
  const lists = new Map(
    (await updateShareVersions(db, ids)).map((list) => [list.list_id, list] as const),
  )
  const share_ids = outdated.map(({ share_id }) => share_id)
  // What was changed before the lists were locked counts, too.
  const [shares, recipients, host_name] = await Promise.all([
    listSharesById(db, share_ids),
    listShareRecipients(db, share_ids),
    findOwnName(db),
  ])
  return {
    shares,
    copies: recipients.flatMap(({ list_id, peer_owner, active }) => {
      const list = lists.get(list_id)
      return list
        ? [{ peer_owner, active, source: { ...list, host_owner: db.owner, host_name } }]
        : []
    }),
  }
}
