import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { areaAtPoint, readBorders } from '#test/bench/finding_quality/borders.ts'
import { sources } from '#test/bench/finding_quality/sources.ts'

/** A place or an event as its source has it; grades are given by this alone. */
export interface RawItem {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Kinds and cuisines in the words of the source. */
  readonly tags: ReadonlySet<string>
  /** The neighborhood that its point lies in, and the district that its source names. */
  readonly areas: ReadonlySet<string>
  /** The first day and the last, as `2026-12-05`; null for a place. */
  readonly days: readonly [string, string] | null
  /** What an operator would import. */
  readonly feature: Readonly<Record<string, unknown>>
}

const poi = 'data/03-gold/berlin-points-of-interest-2025-11-csv/berlin-points-of-interest'

/** Files of kinds, the kind's word here, and the tags of OpenStreetMap that say the same. */
const kinds: readonly (readonly [
  file: string,
  tag: string,
  osm: Readonly<Record<string, string>>,
])[] = [
  ['cinemas', 'cinema', { amenity: 'cinema' }],
  ['theaters', 'theater', { amenity: 'theatre' }],
  ['museums', 'museum', { tourism: 'museum' }],
  ['marketplaces', 'market', { amenity: 'marketplace' }],
  ['beer-gardens', 'beergarden', { amenity: 'biergarten' }],
  ['ice-cream-parlours', 'icecream', { amenity: 'ice_cream' }],
  ['libraries', 'library', { amenity: 'library' }],
  ['nightclubs', 'nightclub', { amenity: 'nightclub' }],
  ['playgrounds', 'playground', { leisure: 'playground' }],
  ['sport-centers', 'sportcenter', { leisure: 'sports_centre' }],
  ['parks', 'park', { leisure: 'park' }],
]

/** What kinds of baths are in tags; others, such as of schools and clinics, are not for everybody. */
const baths: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Hallenbad: { leisure: 'sports_centre', sport: 'swimming' },
  Kombibad: { leisure: 'sports_centre', sport: 'swimming' },
  Freibad: { leisure: 'swimming_pool' },
  Naturbad: { leisure: 'beach_resort' },
  'Natürliche Badestelle': { leisure: 'swimming_area' },
  Freizeitbad: { leisure: 'water_park' },
  'Sonstiges Bad': { leisure: 'swimming_pool' },
}

type Row = Readonly<Record<string, string>>

/** The days that the sources looked at the world: what they announce moves with the week of today. */
const seen = { events: '2025-11-29', markets: '2016-12-03' }

/** Everything in a folder with the checkouts of `sources`; null where one of them is not there. */
export function inventoryOf(folder: string, today: string): RawItem[] | null {
  const at = (source: keyof typeof sources, path: string) =>
    join(folder, sources[source].repo, path)
  if (Object.values(sources).some(({ repo }) => !existsSync(join(folder, repo)))) return null
  const borders = readBorders(at('venues', bordersFile))
  const table = (source: 'venues' | 'places', path: string): Row[] =>
    parse(readFileSync(at(source, path)), { columns: true, relax_column_count: true })
  const areasOf = (lat: string | undefined, lon: string | undefined) =>
    new Set(lat && lon ? areaAtPoint(borders, Number(lon), Number(lat)) : [])
  const place = (id: string, row: Row, tags: string[], more: Record<string, unknown>): RawItem => {
    const { name = '', latitude = row['lat'], longitude = row['lon'] } = row
    const point = { type: 'Point', coordinates: [Number(longitude), Number(latitude)] }
    return {
      ...{ id, name, description: '', tags: new Set(tags), days: null },
      areas: areasOf(latitude, longitude),
      feature: {
        ...{ type: 'Feature', id, geometry: latitude ? point : null },
        properties: { name, 'addr:city': 'Berlin', ...more },
      },
    }
  }
  const venues = table('venues', 'venues/sources/berlin_venues_cleaned.csv').map((row) => {
    const { id = '', category = '', cuisine = '', address, opening_hours, website } = row
    const tags = [category, ...cuisine.split(';')].filter((tag) => tag !== '')
    const osm = { amenity: category, ...(cuisine && { cuisine }) }
    return place(id, row, tags, { ...osm, address, opening_hours, website })
  })
  const others = kinds.flatMap(([file, tag, osm]) =>
    table('places', `${poi}-${file}-details.csv`).map((row) =>
      place(`${tag}-${row['id']}`, row, [tag], { ...osm, 'addr:street': row['street'] }),
    ),
  )
  const pools = table('venues', 'pools/sources/berlin_pools_final_dataset.csv').flatMap((row) => {
    const { pool_id = '', pool_type = '', street } = row
    const osm = baths[pool_type]
    if (!osm) return []
    return place(`pool-${pool_id}`, row, [pool_type.toLowerCase()], {
      ...osm,
      'addr:street': street,
    })
  })
  const parks = table('venues', 'recreational_zones/sources/public_parks_transformed.csv')
    .filter(({ green_space_name: name = '' }) => /park/i.test(name))
    .map((row) => {
      const { technical_id = '', green_space_name: name = '', locality = '' } = row
      const park = place(technical_id, { ...row, name }, ['park'], {
        ...{ leisure: 'park', 'addr:suburb': locality },
      })
      return { ...park, areas: new Set([...park.areas, locality]) }
    })
  const events = (['de', 'en'] as const).flatMap((language) =>
    announced(at('events', `public/events_${language}.json`), language, today),
  )
  const all = [...venues, ...others, ...pools, ...parks, ...events]
  return [...all, ...marketsIn(at('markets', 'data/berlin.js'), today, areasOf)].filter(
    ({ name }) => name.trim() !== '',
  )
}

/** The borders of neighborhoods, which an operator would import first. */
export const bordersFile = 'districts/sources/ortsteile_berlin.geojson'

interface Announced {
  readonly name: string
  readonly date?: { readonly start?: string; readonly end?: string }
  readonly description?: string
  readonly href?: string
}

function announced(path: string, language: string, today: string): RawItem[] {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as Announced[]
  return rows.flatMap(({ name, date, description = '', href }, index): RawItem[] => {
    if (!date?.start) return []
    const [first, last] = [date.start, date.end ?? date.start].map((at) =>
      moved(at.slice(0, 10), seen.events, today),
    ) as [string, string]
    return [
      event(`${language}-${index}`, { name, description, url: href, days: [first, last] }, null),
    ]
  })
}

function marketsIn(
  path: string,
  today: string,
  areasOf: (lat: string, lon: string) => Set<string>,
): RawItem[] {
  const text = readFileSync(path, 'utf8')
  const rows = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)) as Record<
    string,
    unknown
  >[]
  return rows.flatMap((row): RawItem[] => {
    const { id, name, begin, end, lat, lng, street, zip_city, district } = row
    if (typeof begin !== 'string' || begin.startsWith('0000')) return []
    const days = [begin, String(end)].map((day) => moved(day, seen.markets, today)) as [
      string,
      string,
    ]
    const address = `${String(street)}, ${String(zip_city)}`
    const about = { name: String(name).replace(/\s+/g, ' '), description: '', address, days }
    const made = event(`market-${String(id)}`, about, [Number(lng), Number(lat)])
    return [
      {
        ...made,
        tags: new Set(['event', 'xmas']),
        areas: new Set([...areasOf(String(lat), String(lng)), ...String(district).split('-')]),
      },
    ]
  })
}

function event(
  id: string,
  about: {
    name: string
    description: string
    days: [string, string]
    address?: string
    url?: string | undefined
  },
  point: [number, number] | null,
): RawItem {
  const { name, description, days, address, url } = about
  const [starts, last] = days
  return {
    ...{ id, name, description, tags: new Set(['event']), areas: new Set(), days },
    feature: {
      ...{ type: 'Feature', id },
      geometry: point && { type: 'Point', coordinates: point },
      properties: {
        ...{ name, description, starts, ends: later(last, 1), timezone: 'Europe/Berlin' },
        ...{ city: 'Berlin', address, url },
      },
    },
  }
}

/** A day as many whole weeks later as today is after the day that the source was read. */
function moved(day: string, read: string, today: string): string {
  const weeks = Math.round((Date.parse(today) - Date.parse(read)) / (7 * 86_400_000))
  return later(day, weeks * 7)
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
