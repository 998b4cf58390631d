import type { FoundItem, SourceReading } from '#server/domain/language/claim.ts'
import { checked } from '#server/domain/capture/map_forms.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import { decodePage } from '#server/reading/page/charset.ts'
import { maxItems } from '#server/reading/page/candidate.ts'
import { type Json, toJson } from '#server/reading/page/json_value.ts'
import { thingsOfJson } from '#server/reading/page/jsonld.ts'
import { readJsonBlock } from '#server/reading/page/jsonld_text.ts'
import { chooseSubject } from '#server/reading/page/subject.ts'
import { plainLine, shortened } from '#server/reading/page/text_of.ts'
import { claimsFrom, claimsOf, itemOf } from '#server/reading/page/thing_claims.ts'

/** Reads JSON that was fetched by itself: JSON-LD, or the named features of GeoJSON. Never throws. */
export function readJson(bytes: Uint8Array, about: SourceAbout): SourceReading {
  const text = decodePage(bytes, about.charset ?? 'utf-8')
  const features = featuresOf(text)
  if (features.length > 0) return readFeatures(features, about)
  const things = thingsOfJson(readJsonBlock(text))
  const { subject, several } = chooseSubject(things, { titles: new Set(), urls: new Set() })
  if (subject) return { ...emptyReading, claims: claimsOf(subject, 'jsonld', 0, about.now) }
  const items = several.flatMap((one) => itemOf(one, about.url, about.now) ?? [])
  if (about.depth === 'whole' || items.length < 2) return emptyReading
  return withItems(items)
}

function withItems(items: readonly FoundItem[]): SourceReading {
  const items_left_out = Math.max(0, items.length - maxItems)
  return { ...emptyReading, items: items.slice(0, maxItems), items_left_out }
}

interface Feature {
  readonly name: string
  readonly description: string | null
  readonly point: { readonly latitude: number; readonly longitude: number } | null
}

function featuresOf(text: string): Feature[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const list =
    typeof value === 'object' &&
    value !== null &&
    'features' in value &&
    Array.isArray(value.features)
      ? value.features
      : [value]
  return list.slice(0, 5_000).flatMap((one) => featureOf(toJson(one)) ?? [])
}

function featureOf(value: Json): Feature | null {
  if (!isObject(value) || value.type !== 'Feature') return null
  const { properties, geometry } = value
  const given = isObject(properties) ? properties : {}
  const name = plainLine(textOf(given.name) ?? textOf(given.title), 160)
  if (!name) return null
  const [longitude, latitude] =
    isObject(geometry) && geometry.type === 'Point' && Array.isArray(geometry.coordinates)
      ? geometry.coordinates
      : []
  const point =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? checked(latitude, longitude)
      : null
  return { name, description: plainLine(textOf(given.description), 1_000), point }
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function readFeatures(features: readonly Feature[], { depth }: SourceAbout): SourceReading {
  const [first] = features
  if (features.length > 1) {
    if (depth === 'whole') return emptyReading
    return withItems(
      features.map(({ name, description, point }) => {
        const line = point && `geo: ${point.latitude},${point.longitude}`
        const excerpt = [description && shortened(description, 1_100), line]
          .filter(Boolean)
          .join('\n')
        return { title: name, kind: 'place', excerpt: excerpt || null, link: null, starts: null }
      }),
    )
  }
  const claims = claimsFrom('jsonld', 0)
  if (first) {
    claims.add('kind', 'place')
    claims.add('title', first.name)
    claims.add('place_name', first.name)
    claims.add('description', first.description)
    claims.add('coordinates', first.point)
  }
  return { ...emptyReading, claims: claims.list }
}
