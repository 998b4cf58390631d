import type { Db } from '#server/database/db.ts'

/** The cities that the public inventory has something in, by name, at most this many. */
export async function listStockedCities(db: Db, most: number): Promise<string[]> {
  const rows = await db.sql<{ city: string }>`
    select distinct city from areas order by city limit ${most}`
  return rows.map(({ city }) => city)
}
