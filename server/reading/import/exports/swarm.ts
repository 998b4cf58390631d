import { listsOf, type SavedRow } from '#server/reading/import/exports/saved.ts'
import type { ImportedFile } from '#server/reading/import/item.ts'
import {
  coordinatesOf,
  type Json,
  objectOf,
  objectsOf,
  textOf,
} from '#server/reading/import/json.ts'

/**
 * Reads what Foursquare and Swarm export: lists, each of which is one here, places that somebody liked, and those of
 * check-ins, each once. Null for any other file.
 */
export function readSwarm(file: unknown): ImportedFile | null {
  const root = objectOf(file) ?? {}
  const liked = objectsOf(root.venueLikes)
  const checkins = objectOf(objectOf(root.response)?.checkins)?.items
  const entries = [file, root.items, root.lists, checkins].flatMap(objectsOf)
  const rows = [
    ...liked.map((venue) => rowOf({ venue }, null)),
    ...entries.flatMap((entry) => rowsOf(entry)),
  ]
  return rows.length > 0 || Array.isArray(root.venueLikes) ? listsOf(rows) : null
}

/** The places of one entry: the one it is about, or those of a list. */
function rowsOf(entry: Json): SavedRow[] {
  const items = objectsOf(objectOf(entry.listItems)?.items ?? entry.listItems)
  if (isVenue(entry.venue)) return [rowOf(entry, null)]
  const list = textOf(entry.name) ?? null
  return items.filter(({ venue }) => isVenue(venue)).map((item) => rowOf(item, list))
}

function isVenue(value: unknown): boolean {
  return textOf(objectOf(value)?.name) !== undefined
}

function rowOf(entry: Json, list: string | null): SavedRow {
  const venue = objectOf(entry.venue) ?? {}
  const at = objectOf(venue.location) ?? {}
  const lines = Array.isArray(at.formattedAddress) ? at.formattedAddress : []
  const whole = lines.filter((line) => typeof line === 'string').join(', ')
  const town = [textOf(at.postalCode), textOf(at.city)].filter((part) => part !== undefined)
  const parts = [textOf(at.address, venue.address), town.join(' ')]
  return {
    list,
    key: textOf(venue.id, venue.url, venue.name),
    ...{ title: textOf(venue.name), url: textOf(venue.url, venue.canonicalUrl) },
    note: textOf(objectOf(entry.tip)?.text, entry.text, entry.shout),
    address: textOf(whole, parts.filter((part) => part).join(', ')),
    coordinates: coordinatesOf(at.lat ?? venue.lat ?? entry.lat, at.lng ?? venue.lng ?? entry.lng),
  }
}
