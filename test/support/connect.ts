import { connect as connectPair, lockAccounts } from '#server/data/connections.ts'
import type { Db } from '#server/data/db.ts'
import { only } from '#server/data/only.ts'
import { insertPeople } from '#server/data/people_changes.ts'
import { toHandle } from '#server/domain/handle.ts'
import type { Account, World } from '#test/support/world.ts'

/** How two connected accounts call each other. */
export interface Connected {
  /** The `person_handle` by which the first has the second. */
  first: string
  /** The `person_handle` by which the second has the first. */
  second: string
}

/** Connects two accounts, each as a new person of the other's. */
export async function connect(world: World, a: Account, b: Account): Promise<Connected> {
  return world.database.write(a.owner, {
    work: async (db) => {
      await lockAccounts(db, [b.owner])
      const nameOf = async (there: Db) =>
        only(
          await there.sql<{ display_name: string }>`
            select display_name from accounts where owner_id = ${there.owner}`,
        ).display_name
      const own = await nameOf(db)
      const { name, peer_person_id } = await db.as(b.owner, async (there) => {
        const person = only(await insertPeople(there, [own]))
        return { name: await nameOf(there), peer_person_id: person.person_id }
      })
      const { person_id } = only(await insertPeople(db, [name]))
      await connectPair(db, { person_id, peer_owner: b.owner, peer_person_id })
      return { first: toHandle('person', person_id), second: toHandle('person', peer_person_id) }
    },
  })
}
