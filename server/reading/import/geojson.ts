import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'
import { coordinatesOf, type Json, objectOf, textOf } from '#server/reading/import/json.ts'

/**
 * Reads GeoJSON: `Saved Places.json` of Google Takeout in its older and its newer form, and any other whose features
 * have a name. Null for what is no GeoJSON.
 */
export function readGeoJson(file: unknown): ImportedFile | null {
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
