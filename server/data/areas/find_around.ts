import type { Db } from '#server/database/db.ts'
import type { Coordinates } from '#generated/types.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { AreaLookup, type KnownArea } from '#server/domain/inventory/area_lookup.ts'

/** The smallest area of the public inventory around a point; both parts are null where none is. */
export async function findAreaAround(db: Db, point: Coordinates): Promise<Area> {
  const { latitude, longitude } = point
  const areas = await db.sql<KnownArea>`
    select city, nullif(name, '') as name, polygons
    from areas
    where polygons is not null and (
      west is null
      or (${longitude} between west and east and ${latitude} between south and north)
    )`
  const none = { city: null, neighborhood: null, address: null }
  const { city, neighborhood } = new AreaLookup(areas).find({ point, ...none })
  return { neighborhood, city }
}
