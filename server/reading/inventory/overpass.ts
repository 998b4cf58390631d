import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { RowProblem, SourceItem } from '#server/domain/inventory/source_item.ts'
import { itemOf } from '#server/reading/inventory/geojson.ts'
import {
  firstText,
  isObject,
  type Json,
  notAnItem,
  objectOf,
} from '#server/reading/inventory/json.ts'

/**
 * Makes a thing of an element of an answer of Overpass: a node, or a way or relation asked for with `out center`. An element without
 * tags is only a part of others, and none.
 */
export function readElement(element: Json): (SourceItem | RowProblem)[] {
  const { type, tags } = element
  if (type !== 'node' && type !== 'way' && type !== 'relation') return [notAnItem]
  if (!isObject(tags)) return []
  const id = `${type}/${firstText(element.id) ?? ''}`
  return [itemOf(tags, { id, coordinates: pointOf(element) })]
}

function pointOf(element: Json): Coordinates | undefined {
  const { minlat, minlon, maxlat, maxlon } = objectOf(element.bounds)
  const center = isObject(element.center) ? element.center : element
  const { lat, lon } = center
  if (typeof lat === 'number' && typeof lon === 'number') return { latitude: lat, longitude: lon }
  const corners = [minlat, maxlat, minlon, maxlon].filter((one) => typeof one === 'number')
  const [south = 0, north = 0, west = 0, east = 0] = corners
  if (corners.length < 4) return undefined
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}
