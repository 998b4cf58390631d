import { listsOf, mended, type SavedRow } from '#server/reading/import/exports/saved.ts'
import type { ImportedFile } from '#server/reading/import/item.ts'
import {
  coordinatesOf,
  type Json,
  momentIn,
  objectOf,
  objectsOf,
  textOf,
} from '#server/reading/import/json.ts'

/**
 * Reads `your_saved_items.json` and `collections.json` of a Facebook export, and the events that somebody answered yes or
 * maybe to. A collection is a list. Null for any other file.
 */
export function readFacebook(file: unknown): ImportedFile | null {
  const { saves_v2, collections_v2, event_responses_v2 } = objectOf(file) ?? {}
  if (Array.isArray(saves_v2))
    return listsOf(objectsOf(saves_v2).flatMap((one) => rowsOf(one, null)))
  if (Array.isArray(collections_v2)) {
    const collections = objectsOf(collections_v2)
    return listsOf(collections.flatMap((one) => rowsOf(one, mended(textOf(one.title)) ?? null)))
  }
  const answers = objectOf(event_responses_v2)
  if (!answers) return null
  const events = [answers.events_joined, answers.events_interested].flatMap(objectsOf)
  return listsOf(events.map((event) => eventOf(event, null)))
}

/** The things of one entry: links, places and events. */
function rowsOf({ attachments, title }: Json, list: string | null): SavedRow[] {
  const data = objectsOf(attachments).flatMap((one) => objectsOf(one.data))
  return data.flatMap(({ external_context, place, event, name }): SavedRow[] => {
    const link = objectOf(external_context)
    if (link) {
      const url = textOf(link.url, link.source)
      return [
        { list, key: url, url, title: mended(textOf(link.name, name, list === null && title)) },
      ]
    }
    const [at, held] = [objectOf(place), objectOf(event)]
    return [...(at ? [placeOf(at, list)] : []), ...(held ? [eventOf(held, list)] : [])]
  })
}

function placeOf({ name, address, coordinate, url }: Json, list: string | null): SavedRow {
  const { latitude, longitude } = objectOf(coordinate) ?? {}
  return {
    list,
    ...{ title: mended(textOf(name)), address: mended(textOf(address)), url: textOf(url) },
    coordinates: coordinatesOf(latitude, longitude),
  }
}

function eventOf(event: Json, list: string | null): SavedRow {
  const { name, start_timestamp, end_timestamp, description, url } = event
  const place = objectOf(event.place) ?? {}
  return {
    list,
    ...{ title: mended(textOf(name)), note: mended(textOf(description)), url: textOf(url) },
    address: mended(textOf(place.address, place.name)),
    ...{ starts: momentIn(start_timestamp), ends: momentIn(end_timestamp) },
  }
}
