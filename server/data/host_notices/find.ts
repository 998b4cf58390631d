import { writableAt } from '#server/data/host_notices/conditions.ts'
import type { Database } from '#server/database/db.ts'

/** When there is something to write or to send to an account about its own plans; null where nothing is expected. */
export async function findNextNotice(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select min(
        case h.state
          when 'queued' then h.due_at
          when 'sending' then h.lease_until
          else ${writableAt}
        end
      ) as next
      from host_notices h
      where h.owner_id = ${owner}
        and (h.news_at is not null or h.state in ('queued', 'sending'))`,
  )
  return row?.next ?? null
}
