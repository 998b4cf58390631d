import type { Db } from '#server/database/db.ts'

/** A city, or a neighborhood of one. */
export interface Area {
  city: string
  /** Null for the city itself. */
  name: string | null
}

/** Every city and neighborhood of the catalog and of the inventory, by city and name; a city comes before its parts. */
export async function listAreas(db: Db): Promise<Area[]> {
  return db.sql<Area>`
    select city, nullif(name, '') as name
    from (
      select city, name from areas
      union
      select city, name from neighborhoods
      union
      select city, '' from neighborhoods
      union
      select city, '' from areas
    ) a
    order by city, name`
}
