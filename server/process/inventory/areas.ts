import { insertAreas } from '#server/data/areas/insert.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import { AreaLookup, type KnownArea, type Polygon } from '#server/domain/inventory/area_lookup.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import { readAreas } from '#server/reading/inventory/areas.ts'
import type { ReadFile } from '#server/reading/inventory/bytes.ts'

/** What was stored, and how many features were left out because they have no name or no polygon. */
export interface ImportedAreas {
  readonly areas: number
  readonly left_out: number
}

/** The most characters of a name. */
const longest = 100

/** Stores the neighborhoods of a city. One that is known gets the new bounds. */
export async function importAreas(
  session: OwnerSession,
  file: ReadFile,
  city: string,
): Promise<ImportedAreas> {
  const found = new Map<string, Polygon[]>()
  let left_out = 0
  for await (const { name: given, polygons } of readAreas(file.bytes)) {
    const name = oneLine(given ?? '').slice(0, longest)
    if (name === '' || polygons.length === 0) left_out += 1
    else found.set(name, [...(found.get(name) ?? []), ...polygons])
  }
  const areas = [...found].map(([name, polygons]) => ({ city, name, polygons }))
  if (areas.length > 0) {
    await insertAreas(session, [{ city, name: null, polygons: null }, ...areas])
  }
  return { areas: areas.length, left_out }
}

/** What was stored of an extract. */
export interface ImportedBorders {
  readonly cities: number
  readonly areas: number
}

/**
 * Stores the cities of an extract of OpenStreetMap, which are its borders of this `admin_level`, and as neighborhoods the smaller
 * areas in each. One that is known gets the new bounds.
 */
export async function importBorders(
  session: OwnerSession,
  file: ReadFile,
  cityLevel: number,
): Promise<ImportedBorders> {
  const cities = new Map<string, Polygon[]>()
  const parts: { name: string; polygons: readonly Polygon[] }[] = []
  for await (const { name: given, polygons, level } of readAreas(file.bytes)) {
    const name = oneLine(given ?? '').slice(0, longest)
    if (name === '' || polygons.length === 0 || level === null || level < cityLevel) continue
    if (level > cityLevel) parts.push({ name, polygons })
    else cities.set(name, [...(cities.get(name) ?? []), ...polygons])
  }
  const known: KnownArea[] = [...cities].map(([city, polygons]) => ({ city, name: null, polygons }))
  const around = new AreaLookup(known)
  const areas = new Map<string, KnownArea>()
  for (const { name, polygons } of parts) {
    const point = middleOf(polygons)
    const { city } = around.find({ point, city: null, neighborhood: null, address: null })
    if (city === null || city === name) continue
    const key = `${city}\0${name}`
    areas.set(key, { city, name, polygons: [...(areas.get(key)?.polygons ?? []), ...polygons] })
  }
  await insertAreas(session, [...known, ...areas.values()])
  return { cities: known.length, areas: areas.size }
}

/** The middle of the corners of a polygon. */
function middleOf(polygons: readonly Polygon[]): { latitude: number; longitude: number } {
  const ring = polygons[0]?.[0] ?? []
  const sum = (axis: 0 | 1) => ring.reduce((total, point) => total + point[axis], 0)
  return { longitude: sum(0) / ring.length, latitude: sum(1) / ring.length }
}
