import type { SearchScope } from '#generated/types.ts'
import {
  countItems,
  type FoundItem,
  type ItemFilter,
  listItems,
} from '#server/data/inventory_items/list.ts'
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

/** What a search of public things asks for in addition to its words. */
interface ItemsAsked {
  readonly must?: readonly string[]
  readonly time?: SearchTime | null
  readonly person_ids?: readonly string[] | null
}

type Way = 'wide' | 'prefixed' | 'related'

/** The public things that a text finds; none where only what concerns people is asked for. */
export async function searchItems(
  db: Db,
  query: TextQuery,
  asked: ItemsAsked,
  scopes: ReadonlySet<SearchScope>,
  by: Way,
): Promise<FoundItem[]> {
  const { time = null } = asked
  const filters = filtersOf(query, asked, scopes, by)
  if (filters.length === 0) return []
  const [now, ...found] = await Promise.all([
    db.now(),
    ...filters.map((filter) => listItems(db, { ...filter, most: time ? maxTimed : most })),
  ])
  const items = found.flat()
  return time === null ? items : items.filter((item) => fits(item, time, now)).slice(0, most)
}

/** Whether a text finds more public things than so many; without a time few are read. */
export async function findsMoreItems(
  db: Db,
  query: TextQuery,
  asked: ItemsAsked,
  scopes: ReadonlySet<SearchScope>,
  than: number,
): Promise<boolean> {
  if (asked.time) return (await searchItems(db, query, asked, scopes, 'wide')).length > than
  let found = 0
  for (const filter of filtersOf(query, asked, scopes, 'wide')) {
    found += await countItems(db, { ...filter, most: than + 1 - found })
    if (found > than) return true
  }
  return false
}

/** What is asked of the items of each kind; nothing where only what concerns people is asked for. */
function filtersOf(
  query: TextQuery,
  { must = [], time = null, person_ids = null }: ItemsAsked,
  scopes: ReadonlySet<SearchScope>,
  by: Way,
): Omit<ItemFilter, 'most'>[] {
  if (person_ids !== null) return []
  const kinds = [
    ...(scopes.has('events') ? (['event'] as const) : []),
    ...(scopes.has('places') ? (['place'] as const) : []),
  ]
  const narrowed = [query[by], ...must].map((term) => `(${term})`).join(' & ')
  const window = time && { from: time.from, until: time.until }
  return kinds.map((kind) => ({ query: { ...query, [by]: narrowed }, by, kinds: [kind], window }))
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
