import type { SearchScope } from '#generated/types.ts'
import { type FoundItem, listItems } from '#server/data/inventory_items/list.ts'
import type { Db } from '#server/database/db.ts'
import type { TextQuery } from '#server/domain/finding/query.ts'
import {
  beginsIn,
  isOpenIn,
  needsTime,
  type SearchTime,
} from '#server/domain/finding/search_time.ts'
import { readMinutes } from '#server/domain/places/opening_hours.ts'

/** The most items of a kind that are looked at. */
const most = 100
const maxTimed = 1_000

/** The public things that a text finds; none where only what concerns people is asked for. */
export async function searchItems(
  db: Db,
  query: TextQuery,
  {
    must = [],
    time = null,
    person_ids = null,
  }: {
    readonly must?: readonly string[]
    readonly time?: SearchTime | null
    readonly person_ids?: readonly string[] | null
  },
  scopes: ReadonlySet<SearchScope>,
  by: 'wide' | 'prefixed' | 'related',
): Promise<FoundItem[]> {
  const kinds = [
    ...(scopes.has('events') ? (['event'] as const) : []),
    ...(scopes.has('places') ? (['place'] as const) : []),
  ]
  if (kinds.length === 0 || person_ids !== null) return []
  const narrowed = [query[by], ...must].map((term) => `(${term})`).join(' & ')
  const window = time && { from: time.from, until: time.until }
  const asked = kinds.map((kind) =>
    listItems(db, {
      query: { ...query, [by]: narrowed },
      by,
      kinds: [kind],
      window,
      most: time ? maxTimed : most,
    }),
  )
  const [now, ...found] = await Promise.all([db.now(), ...asked])
  const items = found.flat()
  return time === null ? items : items.filter((item) => fits(item, time, now)).slice(0, most)
}

function fits(item: FoundItem, time: SearchTime, now: Date): boolean {
  const { starts_at } = item
  if (starts_at !== null) {
    const is_date_only = item.start_precision === 'date_only'
    const { ends_at, timezone } = item
    return beginsIn({ starts_at, ends_at, is_date_only, timezone }, time, now)
  }
  if (!needsTime(time)) return true
  const open = readMinutes(item.open_minutes)
  return open !== null && isOpenIn(open, time, now)
}
