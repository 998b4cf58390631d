import type { Polygon } from '#server/domain/inventory/area_lookup.ts'
import { firstText, type Json, objectOf } from '#server/reading/inventory/json.ts'
import { ElementScanner } from '#server/reading/inventory/json_elements.ts'

/** A feature with a name and where it ends. */
export interface NamedArea {
  readonly name: string | undefined
  /** None where it is no polygon. */
  readonly polygons: readonly Polygon[]
  /** The level of an administrative border of OpenStreetMap; null for anything else. */
  readonly level: number | null
}

/** The most bytes of one feature: the borders of a city may be long. */
const maxFeatureLength = 20_000_000

/** Reads the polygons of a GeoJSON file. What is no JSON is an area without a name. */
export async function* readAreas(chunks: AsyncIterable<Buffer>): AsyncGenerator<NamedArea> {
  const scanner = new ElementScanner(['features'], maxFeatureLength)
  for await (const chunk of chunks) {
    for (const { bytes } of scanner.push(chunk)) yield areaOf(parsed(bytes))
  }
}

function parsed(bytes: Buffer | null): Json {
  try {
    return objectOf(JSON.parse(bytes?.toString() ?? ''))
  } catch {
    return {}
  }
}

function areaOf(feature: Json): NamedArea {
  const own = objectOf(feature.properties)
  const properties = { ...own, ...objectOf(own.tags) }
  const name = firstText(objectOf(properties.names).primary, properties.name, properties.title)
  const { type, coordinates } = objectOf(feature.geometry)
  const polygons = type === 'MultiPolygon' ? coordinates : type === 'Polygon' ? [coordinates] : []
  const isBorder = properties.boundary === 'administrative'
  const level = isBorder ? Number(properties.admin_level ?? Number.NaN) : Number.NaN
  return {
    name,
    polygons: Array.isArray(polygons) ? polygons.flatMap(polygonOf) : [],
    level: Number.isInteger(level) ? level : null,
  }
}

function polygonOf(polygon: unknown): Polygon[] {
  if (!Array.isArray(polygon)) return []
  const rings = polygon.map((ring: unknown) => (Array.isArray(ring) ? ring.flatMap(pointOf) : []))
  return (rings[0]?.length ?? 0) >= 3 ? [rings] : []
}

function pointOf(point: unknown): [number, number][] {
  if (!Array.isArray(point)) return []
  const [x, y]: unknown[] = point
  return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : []
}
