import type { Catalog, CatalogRow } from '#server/data/catalogs/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Every entry of a catalog, by name. */
export async function listCatalog(db: Db, catalog: Catalog): Promise<CatalogRow[]> {
  return db.table(catalog).select<CatalogRow[]>('name', 'name_key').orderBy('name')
}

/** The neighborhoods of the catalog, each with its city, by name. */
export async function listNeighborhoods(db: Db): Promise<{ name: string; city: string }[]> {
  return db
    .table('neighborhoods')
    .select<{ name: string; city: string }[]>('name', 'city')
    .orderBy('name')
}
