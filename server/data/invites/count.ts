import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/** @returns how many guests a plan has ever had, removed ones included. */
export async function countGuests(db: Db, plan_id: string): Promise<number> {
  const rows = await db.sql<{ guests: number }>`
    select count(*) as guests
    from invites
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
  return only(rows).guests
}
