import { inTurnOf } from '#server/data/outgoing/conditions.ts'
import type { Database } from '#server/database/db.ts'

/** When the next message of an account is due; null where none waits. */
export async function findNextDue(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select least(
        (
          select o.due_at
          from outgoing o
          where o.owner_id = ${owner} and o.state = 'queued' and ${inTurnOf(owner)}
          order by o.due_at
          limit 1
        ),
        (
          select o.lease_until
          from outgoing o
          where o.owner_id = ${owner} and o.state = 'sending' and ${inTurnOf(owner)}
          order by o.lease_until
          limit 1
        )
      ) as next`,
  )
  return row?.next ?? null
}
