import type { Coordinates } from '#server/domain/basics/distance.ts'
import { isActivityTag } from '#server/domain/inventory/activity_tags.ts'
import { leftOutOf, osmWords } from '#server/domain/inventory/osm_places.ts'
import type { RowProblem, SourceItem, SourcePrice } from '#server/domain/inventory/source_item.ts'
import {
  firstText,
  isObject,
  type Json,
  notAnItem,
  objectOf,
  textsOf,
} from '#server/reading/inventory/json.ts'
import { readMetaTime } from '#server/reading/page/time.ts'

/** Makes a thing of a feature of GeoJSON, as Overture and the tools of OpenStreetMap write them, or any with a name. */
export function readFeature(feature: Json): (SourceItem | RowProblem)[] {
  if (feature.type !== 'Feature') return [notAnItem]
  const properties = objectOf(feature.properties)
  const coordinates = feature.geometry == null ? undefined : pointOf(objectOf(feature.geometry))
  return [itemOf(properties, { id: firstText(feature.id), coordinates })]
}

/** Makes a thing of the properties of a feature, which may be tags of OpenStreetMap. */
export function itemOf(
  properties: Json,
  {
    id: given,
    coordinates,
  }: { id: string | undefined; coordinates: Coordinates | null | undefined },
): SourceItem {
  const tags = isObject(properties.tags) ? { ...properties, ...properties.tags } : properties
  const id = firstText(given, properties['@id'], properties.id, osmId(properties))
  const overture = objectOf(properties.names)
  const [address] = arrayOf(properties.addresses).map(objectOf)
  const starts = firstText(properties.starts, properties.start, properties.startDate)
  const ends = firstText(properties.ends, properties.end, properties.endDate)
  const left_out = starts === undefined ? leftOutOf(tags, id) : null
  return {
    id,
    kind: starts === undefined ? 'place' : 'event',
    name: firstText(overture.primary, tags.name, tags.title),
    description: firstText(tags.description, tags['description:en']),
    venue: firstText(tags.venue),
    address: addressOf(tags, address),
    city: firstText(address?.locality, tags['addr:city'], tags.city),
    neighborhood: firstText(tags['addr:suburb'], tags.neighborhood, tags.neighbourhood),
    activities: textsOf(tags.activity).concat(textsOf(tags.activities)),
    tags: tagsOf(tags, properties),
    coordinates,
    words: [...osmWords(tags), ...textsOf(objectOf(properties.categories).primary)],
    ...(left_out !== null && { left_out }),
    timezone: firstText(tags.timezone),
    opening_hours: firstText(tags.opening_hours),
    ...(starts !== undefined && { starts: readMetaTime(starts) }),
    ...(ends !== undefined && { ends: readMetaTime(ends) }),
    url: firstText(
      ...textsOf(properties.websites),
      tags.website,
      tags['contact:website'],
      tags.url,
    ),
    price: priceOf(tags),
    weight: typeof properties.confidence === 'number' ? properties.confidence : undefined,
    is_closed: /closed/.test(firstText(properties.operating_status) ?? ''),
  }
}

/** Whether a feature is one of what a person saved on Google Maps, which belongs to nobody else. */
export function isTakeout(feature: Json): boolean {
  const { Title, Location, location, google_maps_url } = objectOf(feature.properties)
  return isObject(Location) || google_maps_url !== undefined || (isObject(location) && !Title)
}

function priceOf({ price, currency }: Json): SourcePrice | undefined {
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return undefined
  const isCode = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
  return { min: price, max: price, currency: isCode ? currency : null }
}

function osmId({ osm_id, osm_type }: Json): string | undefined {
  const id = firstText(osm_id)
  return id === undefined ? undefined : `${firstText(osm_type) ?? ''}${id}`
}

function addressOf(tags: Json, overture: Json | undefined): string | undefined {
  const whole = firstText(tags.address, overture?.freeform)
  if (whole !== undefined) {
    return [whole, firstText(overture?.postcode), firstText(overture?.locality)]
      .filter((part) => part !== undefined)
      .join(', ')
  }
  const street = [firstText(tags['addr:street']), firstText(tags['addr:housenumber'])]
  const town = [firstText(tags['addr:postcode']), firstText(tags['addr:city'])]
  const parts = [street, town].map((some) => some.filter((part) => part !== undefined).join(' '))
  return parts.filter((part) => part !== '').join(', ') || undefined
}

/** The tags that activities are found by, and the categories of Overture. */
function tagsOf(tags: Json, properties: Json): string[] {
  const categories = objectOf(properties.categories)
  const found = Object.entries(tags).flatMap(([key, value]) =>
    typeof value === 'string' && isActivityTag(key)
      ? value.split(';').map((one) => `${key}=${one.trim()}`)
      : [],
  )
  return [
    ...textsOf(categories.primary),
    ...textsOf(properties.basic_category),
    ...textsOf(categories.alternate).slice(0, 10),
    ...found.slice(0, 50),
  ]
}

/** The point of a geometry: of a line or an area the middle of its corners; null for none that can be read. */
function pointOf(geometry: Json): Coordinates | null {
  if (geometry.type === 'GeometryCollection') {
    const [first] = arrayOf(geometry.geometries)
    return first === undefined ? null : pointOf(objectOf(first))
  }
  const points = pointsIn(geometry.coordinates)
  if (points.length === 0) return null
  // A ring ends where it begins.
  const [first, last] = [points[0], points.at(-1)]
  const isRing = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const corners = isRing ? points.slice(1) : points
  const middle = (axis: 0 | 1) => corners.reduce((sum, one) => sum + one[axis], 0) / corners.length
  return { longitude: middle(0), latitude: middle(1) }
}

/** The points of the first ring or line in nested arrays of coordinates. */
function pointsIn(coordinates: unknown): [number, number][] {
  let level: unknown = coordinates
  for (let depth = 0; depth < 4 && Array.isArray(level); depth += 1) {
    const [first]: unknown[] = level
    if (typeof first === 'number') return pairOf(level)
    if (Array.isArray(first) && typeof first[0] === 'number') return level.flatMap(pairOf)
    level = first
  }
  return []
}

function pairOf(value: unknown): [number, number][] {
  if (!Array.isArray(value)) return []
  const [x, y]: unknown[] = value
  return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : []
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
