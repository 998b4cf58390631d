import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/** When the first capture of this account is due, or the lease of who reads it ends; null where none is accepted. */
export async function findNextCapture(db: Db): Promise<Date | null> {
  const { next } = only(
    await db.sql<{ next: Date | null }>`
      select min(greatest(due_at, lease_until)) as next
      from captures
      where owner_id = ${db.owner} and state = 'accepted'`,
  )
  return next
}
