import { listAreas } from '#server/data/areas/list.ts'
import { listCatalog } from '#server/data/catalogs/list.ts'
import type { Db } from '#server/database/db.ts'
import { cityNamed } from '#server/domain/capture/place/catalog.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { activitiesNamed } from '#server/domain/finding/activities.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { catalogNameUnknown } from '#server/domain/messages/catalogs.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { nearest } from '#server/domain/nearest.ts'
import { readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** How many of the nearest names are suggested for an unknown one. */
const mostSuggestions = 5

/** A name that was given, and what it means; nothing where it is unknown. */
export interface Meant<Meaning> {
  readonly name: string
  readonly means: readonly Meaning[]
}

/** What each of these names of activities means: one of the catalog, else those that it is another word for. */
export async function meanActivities(
  db: Db,
  names: readonly string[],
): Promise<{ meant: Meant<string>[]; known: string[] }> {
  if (names.length === 0) return { meant: [], known: [] }
  const entries = await listCatalog(db, 'activities')
  const byKey = new Map(entries.map((entry) => [entry.name_key, entry.name]))
  const known = [...byKey.values()]
  const meant = names.map((name) => {
    const exact = byKey.get(nameKey(name))
    const means = exact === undefined ? activitiesNamed(name) : [exact]
    return { name, means: means.filter((one) => known.includes(one)) }
  })
  return { meant, known }
}

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
 * Names of activities in the catalog's spelling, each once.
 *
 * Errors: `input_invalid` for blank names; `catalog_name_unknown` for the first that the catalog neither has nor knows as
 * another word, with the nearest five as candidates.
 */
export async function resolveActivities(
  db: Db,
  names: readonly string[],
  pointer: string,
): Promise<string[]> {
  refuseBlank(names, pointer)
  const { meant, known } = await meanActivities(db, names)
  refuseUnknown('activities', meant, known, pointer)
  return [...new Set(meant.flatMap(({ means }) => means))]
}

/** The neighborhoods and cities that names mean. Errors: as `resolveActivities`. */
export async function resolveAreas(
  db: Db,
  names: readonly string[],
  pointer: string,
): Promise<Area[]> {
  refuseBlank(names, pointer)
  const { meant, known } = await meanAreas(db, names)
  refuseUnknown('neighborhoods', meant, known, pointer)
  const areas = meant.flatMap(({ means }) => means)
  return [...new Map(areas.map((area) => [JSON.stringify(area), area])).values()]
}

function refuseBlank(names: readonly string[], pointer: string): void {
  const violations: Violation[] = []
  for (const [index, name] of names.entries()) readText(name, `${pointer}/${index}`, violations)
  refuse(violations)
}

function refuseUnknown(
  catalog: 'activities' | 'neighborhoods',
  meant: readonly Meant<unknown>[],
  known: readonly string[],
  pointer: string,
): void {
  const at = meant.findIndex(({ means }) => means.length === 0)
  const unknown = meant[at]
  if (!unknown) return
  const suggestions = nearest(unknown.name, known, mostSuggestions)
  throw fail('catalog_name_unknown', {
    pointer: `${pointer}/${at}`,
    message: catalogNameUnknown(catalog, unknown.name, suggestions),
    candidates: suggestions.map((name) => ({ name })),
  })
}
