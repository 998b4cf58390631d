import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** What is left to read of an account's captures. */
export interface NextCapture {
  /** Whether one is due now that nobody has claimed. */
  due: boolean
  /** When the first is due, or the lease of who reads it ends; null where none is accepted. */
  next: Date | null
}

/** What is left to read of this account's captures. */
export async function findNextCapture(db: Db): Promise<NextCapture> {
  return only(
    await db.sql<NextCapture>`
      select coalesce(min(greatest(due_at, lease_until)) <= now(), false) as due,
        min(greatest(due_at, lease_until)) as next
      from captures
      where owner_id = ${db.owner} and state = 'accepted'`,
  )
}
