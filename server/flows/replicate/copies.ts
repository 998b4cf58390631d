import { lockLeavingShared } from '#server/data/leaving/lock.ts'
import type { Database, Db } from '#server/database/db.ts'

/** How many copies one transaction writes. Each is in another account. */
const together = 10

/** How many transactions there are at the same time. */
const atOnce = 4

/**
 * Writes copies into the accounts they are for: `insert` hands over what is sent with the commit. Copies are locked in
 * the order they are given in, so two runs must give the same copies in the same order. An account that ends meanwhile gets
 * none that would outlive it. Errors: the first that occurs; some copies are written then.
 */
export async function writeCopies<Copy extends { peer_owner: string }>(
  database: Database,
  copies: readonly Copy[],
  insert: (db: Db, copy: Copy) => void,
): Promise<void> {
  const waiting = inGroups(copies)
  const lane = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      await writeTogether(database, group, insert)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function writeTogether<Copy extends { peer_owner: string }>(
  database: Database,
  copies: readonly Copy[],
  insert: (db: Db, copy: Copy) => void,
): Promise<void> {
  const [first] = copies
  if (!first) return
  await database.write(first.peer_owner, {
    role: 'relay',
    async work(db) {
      for (const copy of copies) {
        await db.as(copy.peer_owner, async (there) => {
          lockLeavingShared(there)
          insert(there, copy)
        })
      }
    },
  })
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const groups = Math.ceil(items.length / together)
  return Array.from({ length: groups }, (_, at) => items.slice(at * together, (at + 1) * together))
}
