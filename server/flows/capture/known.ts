import { listCatalog, listNeighborhoods } from '#server/data/catalogs/list.ts'
import type { Db } from '#server/database/db.ts'
import type { Known } from '#server/domain/capture/to_decide.ts'

/** The catalogs that the names of ideas come from. */
export async function knownCatalogs(db: Db): Promise<Known> {
  const [activities, neighborhoods] = await Promise.all([
    listCatalog(db, 'activities'),
    listNeighborhoods(db),
  ])
  return {
    activities: activities.map(({ name }) => name),
    neighborhoods,
    cities: [...new Set(neighborhoods.map(({ city }) => city))],
  }
}
