import { listNeighborhoods } from '#server/data/catalogs/list.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/failure.ts'
import type { Area } from '#server/domain/finding/filters.ts'
import { catalogNameUnknown } from '#server/domain/messages/catalogs.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { nearest } from '#server/domain/nearest.ts'
import { requireCatalogNames } from '#server/flows/catalogs/names.ts'

/** The activities of these names. Errors: as `requireCatalogNames`. */
export async function requireActivities(
  db: Db,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  return requireCatalogNames(db, 'activities', names, pointer)
}

/** The neighborhoods and cities of these names. Errors: `catalog_name_unknown` with the nearest five. */
export async function requireAreas(
  db: Db,
  names: readonly string[],
  pointer: string,
): Promise<Area[]> {
  if (names.length === 0) return []
  const known = await listNeighborhoods(db)
  const cities = [...new Set(known.map(({ city }) => city))]
  const all: Area[] = [
    ...known.map(({ name, city }): Area => ({ kind: 'neighborhood', name, city })),
    ...cities.map((city): Area => ({ kind: 'city', name: city, city })),
  ]
  return names.flatMap((name, index) => {
    const found = all.filter((area) => nameKey(area.name) === nameKey(name))
    if (found.length > 0) return found
    const suggestions = nearest(name, all.map((area) => area.name), 5)
    throw fail('catalog_name_unknown', {
      pointer: `${pointer}/${index}`,
      message: catalogNameUnknown('neighborhoods', name, suggestions),
      candidates: suggestions.map((suggestion) => ({ name: suggestion })),
    })
  })
}
