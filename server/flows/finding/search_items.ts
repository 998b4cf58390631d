import type { SearchScope } from '#generated/types.ts'
import {
  countItems,
  type FoundItem,
  type ItemFilter,
  listItems,
} from '#server/data/inventory_items/list.ts'
import type { Db } from '#server/database/db.ts'
import type { Area } from '#server/domain/finding/area.ts'
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
export interface ItemsAsked {
  readonly must: readonly string[]
  /** In one of these; anywhere where there is none. */
  readonly areas: readonly Area[]
  readonly time: SearchTime | null
  readonly person_ids: readonly string[] | null
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
  const filters = filtersOf(query, asked, scopes, by)
  if (filters.length === 0) return []
  const { time } = asked
  const lists = filters.map((filter) =>
    time === null ? listItems(db, { ...filter, most }) : listTimed(db, filter, time),
  )
  return (await Promise.all(lists)).flat()
}

/** Those that take place or are open then. Where it is about hours or weekdays, the rows cannot tell, so more of them are read. */
async function listTimed(
  db: Db,
  filter: Omit<ItemFilter, 'most'>,
  time: SearchTime,
): Promise<FoundItem[]> {
  const few = needsTime(time) ? maxTimed : most
  const [now, items] = await Promise.all([db.now(), listItems(db, { ...filter, most: few })])
  const fitting = items.filter((item) => fits(item, time, now))
  if (fitting.length >= most || items.length < few || few === maxTimed)
    return fitting.slice(0, most)
  const more = await listItems(db, { ...filter, most: maxTimed })
  return more.filter((item) => fits(item, time, now)).slice(0, most)
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
  { must, areas, time, person_ids }: ItemsAsked,
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
  return kinds.map((kind) => ({
    ...{ query: { ...query, [by]: narrowed }, by, kinds: [kind], window },
    ...(areas.length > 0 && { around: areas }),
  }))
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
