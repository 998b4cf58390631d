import { inTurn } from '#server/data/outgoing/conditions.ts'
import type { Database } from '#server/database/db.ts'

/** When the next message of an account is due; null where none waits. */
export async function findNextDue(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select min(case o.state when 'queued' then o.due_at else o.lease_until end) as next
      from outgoing o
      where o.owner_id = ${owner} and o.state in ('queued', 'sending') and ${inTurn}`,
  )
  return row?.next ?? null
}
