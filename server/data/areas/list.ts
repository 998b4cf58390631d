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

/**
 * The same, without the neighborhoods that none of these keys (`nameKey`) names; the cities of the catalog have no key there,
 * so all of them are among what is listed. Texts name few of the areas of a large inventory.
 */
export async function listAreasNamed(db: Db, keys: readonly string[]): Promise<Area[]> {
  return db.sql<Area>`
    select city, nullif(name, '') as name
    from (
      select city, name from areas where name <> '' and name_key = any(${keys}::text[])
      union
      select city, name from neighborhoods where name_key = any(${keys}::text[])
      union
      select city, '' from neighborhoods
      union
      select city, '' from areas where city_key = any(${keys}::text[])
    ) a
    order by city, name`
}
