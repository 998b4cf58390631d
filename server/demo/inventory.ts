import { eventKinds } from '#server/demo/inventory_events.ts'
import { neighborhoods, placeKinds, streets } from '#server/demo/inventory_places.ts'
import { dateOf } from '#server/demo/when.ts'

/** The source of the demo's inventory: nothing in it exists. */
export const demoSource = {
  source: 'demo',
  licence: 'Apache-2.0',
  attribution: 'Invented for the demo',
} as const

const timezone = 'Europe/Berlin'

/** A place of the demo. */
interface DemoVenue {
  readonly name: string
  readonly tags: Readonly<Record<string, string>>
  readonly hours: string
  readonly about: string
  readonly neighborhood: string
  readonly address: string
  readonly at: readonly [longitude: number, latitude: number]
}

/**
 * The inventory of the demo as a file to import: places all over Berlin, and events in the weeks after `now`, as features
 * of GeoJSON, one a line.
 */
export function demoInventory(now: Date): string {
  const venues = demoVenues()
  const lines = [...venues.map(placeFeature), ...demoEvents(venues, now)]
  return lines.map((feature) => `${JSON.stringify(feature)}\n`).join('')
}

function demoVenues(): DemoVenue[] {
  const rows = placeKinds.trim().split('\n')
  return rows.flatMap((row, kind) => {
    const [, tags = '', hours = '', about = '', names = ''] = row.split('|')
    return names.split(', ').map((name, index): DemoVenue => {
      // Each kind is in five neighborhoods, and each neighborhood has eight kinds.
      const place = (kind * 5 + index) % neighborhoods.length
      const [neighborhood, north, east] = neighborhoods[place] ?? ['Mitte', 52.52, 13.405]
      const turn = kind * 2.4 + index
      return {
        name,
        tags: tagsOf(tags),
        hours,
        about,
        neighborhood,
        address: `${streets[(kind * 3 + index) % streets.length]} ${((kind * 7 + index * 11) % 90) + 1}, Berlin`,
        at: [
          Number((east + Math.cos(turn) * 0.012).toFixed(5)),
          Number((north + Math.sin(turn) * 0.007).toFixed(5)),
        ],
      }
    })
  })
}

function tagsOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const tag of text.split('; ')) {
    const [key = '', value = ''] = tag.split('=')
    found[key] = key in found ? `${found[key]};${value}` : value
  }
  return found
}

function placeFeature({ name, tags, hours, about, neighborhood, address, at }: DemoVenue) {
  return {
    type: 'Feature',
    id: `place/${name}`,
    geometry: { type: 'Point', coordinates: at },
    properties: {
      ...tags,
      ...{ name, address, description: about, 'addr:city': 'Berlin', 'addr:suburb': neighborhood },
      ...(hours !== '-' && { opening_hours: hours }),
    },
  }
}

function demoEvents(venues: readonly DemoVenue[], now: Date): unknown[] {
  const rows = eventKinds.trim().split('\n')
  return rows.flatMap((row) => {
    const [activity, place, weekday, time, hours, price, about, titles = ''] = row.split('|')
    const venue = venues.find(({ name }) => name === place)
    if (!venue) throw new Error(`There is no place “${place}” in the demo.`)
    const many = titles.split(', ')
    return many.flatMap((name, index) =>
      [index, index + 2].map((weeks) => {
        const date = dateOf({ weekday: Number(weekday), weeks }, now, timezone)
        const start = `${date}T${time}:00`
        return {
          type: 'Feature',
          id: `event/${name}/${weeks}`,
          geometry: { type: 'Point', coordinates: venue.at },
          properties: {
            ...{ name, activity, venue: venue.name, address: venue.address, description: about },
            ...{ 'addr:city': 'Berlin', 'addr:suburb': venue.neighborhood, timezone },
            ...{ starts: start, ends: later(start, Number(hours)) },
            ...{ price: Number(price), currency: 'EUR' },
          },
        }
      }),
    )
  })
}

/** A wall time some hours later. */
function later(start: string, hours: number): string {
  return new Date(Date.parse(`${start}Z`) + hours * 3_600_000).toISOString().slice(0, 19)
}
