import type { EventRow } from '#server/data/events/rows.ts'
import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { listItems } from '#server/data/inventory_items/list.ts'
import { listOwnCities } from '#server/data/ideas/list_cities.ts'
import type { Db } from '#server/database/db.ts'
import type { Area } from '#server/domain/finding/area.ts'
import type { EventSearch } from '#server/domain/finding/event_search.ts'
import { fieldQuery } from '#server/domain/finding/query.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** In how many cities of the account's own things a search without words looks. */
const maxCities = 3

/** How many events of the inventory are looked at, besides those that are among the account's own. */
const spare = 25

/**
 * The first `most` events of the public inventory that fit a search, soonest first, without those that are `own` already. A
 * search without words is answered by the cities of the account: no event is offered from nowhere.
 */
export async function listPublicEvents(
  db: Db,
  { words, venue, areas, from, until }: EventSearch,
  own: readonly EventRow[],
  most: number,
): Promise<EventRow[]> {
  if (most <= 0) return []
  const terms = [
    ...(words === null ? [] : [fieldQuery(words, 'A')]),
    ...(venue === null ? [] : [fieldQuery(venue, 'C')]),
  ]
  if (terms.includes(null)) return []
  const isPlaced = areas !== null || terms.length > 0
  const area = isPlaced ? partsOf(areas ?? []) : { cities: await listOwnCities(db, maxCities) }
  const items = await listItems(db, {
    ...area,
    kinds: ['event'],
    terms: terms.filter((term) => term !== null),
    window: { from, until },
    begins: true,
    order: 'start',
    most: most + spare,
  })
  const taken = await listIdeasOfItems(
    db,
    items.map(({ item_id }) => item_id),
  )
  const saved = new Set(taken.filter(({ state }) => state === 'active').map((one) => one.item_id))
  const known = new Set(own.map(({ title, starts_at }) => keyOf(nameKey(title), starts_at)))
  return items
    .flatMap((item): EventRow[] => {
      const { item_id: id, name: title, starts_at, ends_at, timezone, attribution } = item
      if (starts_at === null || saved.has(id) || known.has(keyOf(item.name_key, starts_at))) {
        return []
      }
      const at = item.venue_name ?? item.address
      return [
        {
          ...{ role: 'public', id, plan_id: null, title, venue: at },
          ...{ starts_at, ends_at, timezone, attribution },
        },
      ]
    })
    .slice(0, most)
}

/** Areas as an item has them. */
function partsOf(areas: readonly Area[]) {
  const cities = areas.flatMap(({ neighborhood, city }) =>
    neighborhood === null && city !== null ? [city] : [],
  )
  const neighborhoods = areas.flatMap(({ neighborhood, city }) =>
    neighborhood === null ? [] : [{ name: neighborhood, city }],
  )
  return {
    ...(cities.length > 0 && { cities }),
    ...(neighborhoods.length > 0 && { neighborhoods }),
  }
}

function keyOf(title_key: string, starts_at: Date): string {
  return `${starts_at.getTime()} ${title_key}`
}
