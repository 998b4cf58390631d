import type { Db } from '#server/database/db.ts'

/**
 * The cities that the public inventory has something in, at most this many: those of a time zone first, and then those with
 * the most items.
 */
export async function listStockedCities(db: Db, timezone: string, most: number): Promise<string[]> {
  const rows = await db.sql<{ city: string }>`
    select city
    from areas
    where name = '' and items > 0
    order by timezone is not distinct from ${timezone} desc, items desc, city
    limit ${most}`
  return rows.map(({ city }) => city)
}
