import type { Catalog, CatalogRow } from '#server/data/catalogs/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Every entry of a catalog, by name; the neighborhoods of the public inventory are among those of the catalog. */
export async function listCatalog(db: Db, catalog: Catalog): Promise<CatalogRow[]> {
  if (catalog === 'neighborhoods')
    return db.run<CatalogRow>(sql`${selectNeighborhoods} order by name`)
  return db.table(catalog).select<CatalogRow[]>('name', 'name_key').orderBy('name')
}

/** Selects the neighborhoods that things may be said to be in, each name once. */
export const selectNeighborhoods = sql`
  select name, name_key
  from neighborhoods
  union
  select name, name_key
  from areas
  where name <> ''`

/** The neighborhoods of the catalog, each with its city, by name. */
export async function listNeighborhoods(db: Db): Promise<{ name: string; city: string }[]> {
  return db
    .table('neighborhoods')
    .select<{ name: string; city: string }[]>('name', 'city')
    .orderBy('name')
}
