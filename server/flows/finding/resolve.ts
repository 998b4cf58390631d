import { listAreas } from '#server/data/areas/list.ts'
import type { Db } from '#server/database/db.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type Meant, unknownName } from '#server/flows/catalogs/names.ts'

/**
 * What each of these names of neighborhoods and cities means: “Kreuzberg”, “Mitte, Berlin”, “Berlin”, “München”. A name
 * that two cities have means both.
 */
export async function meanAreas(
  db: Db,
  names: readonly string[],
): Promise<{ meant: Meant<Area>[]; known: string[] }> {
  if (names.length === 0) return { meant: [], known: [] }
  const areas = await listAreas(db)
  const cities = [...new Set(areas.map(({ city }) => city))]
  const meant = names.map((name) => {
    const [first = '', ...rest] = name.split(',')
    const within = rest.length === 0 ? null : cityNamed(rest.join(','), cities)
    const key = nameKey(within === null ? name : first)
    const means: Area[] = areas
      .filter(
        (area) =>
          area.name !== null &&
          nameKey(area.name) === key &&
          (within === null || area.city === within),
      )
      .map((area) => ({ neighborhood: area.name, city: area.city }))
    const city = means.length === 0 ? cityNamed(name, cities) : null
    return { name, means: city === null ? means : [{ neighborhood: null, city }] }
  })
  return { meant, known: [...new Set([...areas.flatMap((area) => area.name ?? []), ...cities])] }
}

/**
 * The neighborhoods and cities that names mean.
 *
 * Errors: `input_invalid` for blank names; `catalog_name_unknown` for the first that is neither, with the nearest five as
 * candidates.
 */
export async function resolveAreas(
  db: Db,
  names: readonly string[],
  pointer: string,
): Promise<Area[]> {
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, `${pointer}/${index}`, violations)
  refuse(violations)
  const { meant, known } = await meanAreas(db, names)
  const areas = meant.flatMap(({ name, means }, index) => {
    if (means.length > 0) return means
    throw unknownName('neighborhoods', { name, means: [] }, known, `${pointer}/${index}`)
  })
  return [...new Map(areas.map((area) => [JSON.stringify(area), area])).values()]
}
