import { listAreas } from '#server/data/areas/list.ts'
import type { Db } from '#server/database/db.ts'
import { type Area, areaOf } from '#server/domain/finding/area.ts'

/** Where an address is, else where a name says that it is, by the names of the catalog and of the public inventory. */
export async function findArea(
  db: Db,
  said: { readonly name: string; readonly address: string | null },
): Promise<Area> {
  return areaOf(said, await listAreas(db))
}
