import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * Reads GeoJSON: `Saved Places.json` of Google Takeout in its older and its newer form, and any other whose features
 * have a name. Null for what is no GeoJSON.
 */
export function readGeoJson(text: string): ImportedFile | null {
  const file = parsed(text)
  const features = objectOf(file)?.features
  if (!Array.isArray(features)) return null
  const rows = features.map((feature: unknown, index) => rowOf(objectOf(feature) ?? {}, index + 1))
  const { items, problems } = sorted(rows.map(itemOf))
  return { lists: [{ name: null, items }], problems }
}

function rowOf({ geometry, properties }: Json, row: number): FoundRow {
  const known = objectOf(properties) ?? {}
  const place = objectOf(known.Location) ?? objectOf(known.location) ?? {}
  const point = objectOf(place['Geo Coordinates'])
  return {
    row,
    title: textOf(known.Title, place['Business Name'], place.name, known.name, known.title),
    note: textOf(known.Comment, known.comment, known.note, known.description, known.desc),
    url: textOf(known['Google Maps URL'], known.google_maps_url, known.url, known.website),
    address: textOf(place.Address, place.address, known.address),
    coordinates: pointOf(objectOf(geometry)) ?? coordinatesOf(point?.Latitude, point?.Longitude),
  }
}

function pointOf(geometry: Json | null): FoundRow['coordinates'] {
  const at = geometry?.coordinates
  if (geometry?.type !== 'Point' || !Array.isArray(at)) return null
  const [longitude, latitude]: unknown[] = at
  return coordinatesOf(latitude, longitude)
}

function coordinatesOf(latitude: unknown, longitude: unknown): FoundRow['coordinates'] {
  const [y, x] = [latitude, longitude].map((value) =>
    typeof value === 'string' ? Number(value) : value,
  )
  if (typeof y !== 'number' || typeof x !== 'number' || Number.isNaN(x + y)) return null
  return x === 0 && y === 0 ? null : { latitude: y, longitude: x }
}

/** The first of several values that is a text and not empty. */
function textOf(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function objectOf(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
