import type { Db } from '#server/database/db.ts'

/** The names of the cities whose neighborhoods the catalog has. */
export async function listCities(db: Db): Promise<string[]> {
  const rows = await db.sql<{ city: string }>`select distinct city from neighborhoods order by city`
  return rows.map(({ city }) => city)
}
