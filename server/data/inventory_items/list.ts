import {
  isAhead,
  isShown,
  type ItemRow,
  itemColumns,
  type PoolItemRow,
  selectPoolColumns,
} from '#server/data/inventory_items/rows.ts'
import type { Db } from '#server/database/db.ts'
import { plannedByValues, type Statement, sql } from '#server/database/sql.ts'
import { withNarrower } from '#server/domain/finding/activities.ts'
import type { Area } from '#server/domain/finding/area.ts'
import { type FacetKind, facet } from '#server/domain/finding/facet.ts'
import { areaTerms, type TextQuery } from '#server/domain/finding/query.ts'
import { quoted } from '#server/domain/finding/vector.ts'

/** Which items are wanted; each field that is given must hold. */
export interface ItemFilter {
  /** Words that must match, by one of the ways of a `TextQuery`; `wide` unless said otherwise. */
  readonly query?: TextQuery | null
  readonly by?: 'wide' | 'prefixed' | 'related'
  /** One of these areas: whole cities, or neighborhoods, whose city may be left open. */
  readonly cities?: readonly string[]
  readonly neighborhoods?: readonly { readonly name: string; readonly city: string | null }[]
  /** One of these areas; of an item that says no city, the neighborhood is enough. */
  readonly around?: readonly Area[]
  /** One of these activities of the catalog, or one that it includes. */
  readonly activities?: readonly string[]
  readonly kinds?: readonly ItemRow['kind'][]
  /** Further texts of `tsquery` that must match. */
  readonly terms?: readonly string[]
  /** When events take place, at least in part; places are not asked. */
  readonly window?: { readonly from: Date | null; readonly until: Date | null } | null
  /** Whether events must begin within the window. */
  readonly begins?: boolean
  /** Items of these ids are left out. */
  readonly without?: readonly string[]
  /** The best first, unless the soonest events are wanted. */
  readonly order?: 'rank' | 'start'
  /** The most items of the answer; at most 1,000. */
  readonly most: number
}

/** An item, and how well its words match; 0 where no words were asked for. */
export interface FoundItem extends ItemRow {
  rank: number
}

/** How many items are read, at most, before they are ranked. */
const maxRead = 1_000

/** From how many of those whose words match, at most, they are taken by weight. */
const maxWeighed = 5_000

/** How many items are read besides, at most, whose names are what is asked for, or begin with it. */
const maxNamed = 200

/** Among how many of those names, the first in their order, the ones that fit are looked for. */
const maxCalled = 2_000

/** A shorter text than this begins too many names. */
const shortestBeginning = 4

/**
 * The items that fit, the best first. Events that are over are left out, and so are retired items. Without words, areas,
 * activities and kinds nothing is found: no item is offered from nowhere.
 */
export async function listItems(db: Db, filter: ItemFilter): Promise<FoundItem[]> {
  const statement = selectItems(itemColumns, filter)
  return statement === null ? [] : db.run<FoundItem>(statement)
}

/** The same as `listItems`, with what decides whether an item is recommended. `words`: whether its description matters. */
export async function listItemsToChoose(
  db: Db,
  filter: ItemFilter,
  words: boolean,
): Promise<PoolItemRow[]> {
  const statement = selectItems(selectPoolColumns(words), filter)
  return statement === null ? [] : db.run<PoolItemRow>(statement)
}

function selectItems(columns: Statement, filter: ItemFilter): Statement | null {
  const search = searchOf(filter)
  if (search === null) return null
  const { query = null, order = 'rank' } = filter
  return plannedByValues(sql`
    select ${columns}, ${rankOf(query)} as rank
    from (${order === 'rank' && query !== null ? byWords(query, search, filter) : plainly(search, filter)}) i
    join inventory_sources s on s.source = i.source
    order by ${order === 'start' ? sql`i.starts_at` : sql`rank desc, i.weight desc, i.starts_at nulls last`}, i.item_id
    limit ${Math.min(filter.most, maxRead)}`)
}

/** The items that match, in no order, or the soonest. */
function plainly(search: string, filter: ItemFilter): Statement {
  const most = filter.order === 'start' ? Math.min(filter.most, maxRead) : maxRead
  const part = (which: Statement) => sql`
      select i.*
      from inventory_items i
      where ${isShown} and i.search @@ ${search}::tsquery and ${isAhead} ${within(filter)} ${which}
      ${filter.order === 'start' ? sql`order by i.starts_at, i.item_id` : sql``}
      limit ${most}`
  if (filter.order !== 'start' || !isOnly(filter, 'event')) return part(sql``)
  const { later, long } = runningIn(filter)
  return sql`(${part(sql`and ${later}`)}) union all (${part(sql`and ${long}`)})`
}

function isOnly({ kinds }: ItemFilter, kind: ItemRow['kind']): boolean {
  return kinds?.length === 1 && kinds[0] === kind
}

/**
 * Two conditions, each of which an index answers, and one of which all events meet that are not over when the window begins:
 * they begin a day and an hour before it at the earliest, or they last longer than a day. Where only the day is known, it
 * is one of up to 25 hours.
 */
function runningIn({ window }: ItemFilter): { later: Statement; long: Statement } {
  const { from = null, until = null } = window ?? {}
  const begin =
    from === null ? sql`now()` : sql`greatest(${from.toISOString()}::timestamptz, now())`
  const first = sql`${begin} - interval '25 hours'`
  const last = until === null ? sql`` : sql`and i.starts_at < ${until.toISOString()}`
  return {
    later: sql`i.starts_at > ${first} ${last}`,
    long: sql`i.starts_at <= ${first} and i.ends_at - i.starts_at > interval '24 hours'
      and i.ends_at >= ${begin}`,
  }
}

/**
 * The items whose words match: those by the very name first, however many others there are, then those whose names begin
 * with it, and of the others those of the most weight.
 */
function byWords({ title_key }: TextQuery, search: string, filter: ItemFilter): Statement {
  const fits = sql`${isShown} and i.search @@ ${search}::tsquery and ${isAhead} ${within(filter)}`
  const isBeginning = [...title_key].length >= shortestBeginning
  const last = isBeginning ? title_key + '\u{10FFFF}' : title_key
  // The index of names answers a range; whether a name begins so is asked besides, since not every collation sorts it there.
  const isCalled = isBeginning ? sql`starts_with(i.name_key, ${title_key})` : sql`true`
  return sql`
      with named as materialized (
        select i.*
        from (select i.* from inventory_items i where i.name_key between ${title_key} and ${last} order by i.name_key limit ${maxCalled}) i
        where ${isCalled} and ${fits}
        order by i.name_key
        limit ${maxNamed}
      )
      select * from named
      union all
      (select i.*
      from (
        select i.* from inventory_items i
        where ${fits} and i.item_id not in (select item_id from named)
        limit ${maxWeighed}
      ) i
      order by i.weight desc, i.item_id
      limit ${maxRead})`
}

/** How many items fit, but no more than the most of the filter: none is ranked, so few of them are read. */
export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  const search = searchOf(filter)
  if (search === null) return 0
  const [row] = await db.run<{ items: number }>(sql`
    select count(*)::integer as items
    from (
      select
      from inventory_items i
      where ${isShown} and i.search @@ ${search}::tsquery and ${isAhead} ${within(filter)}
      limit ${filter.most}
    ) c`)
  return row?.items ?? 0
}

/** The items of these ids that may be shown, in no order. With `over`, events that are over too. */
export async function listItemsById(
  db: Db,
  ids: readonly string[],
  { over = false } = {},
): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  return db.run<ItemRow>(sql`
    select ${itemColumns}
    from inventory_items i
    join inventory_sources s on s.source = i.source
    where i.item_id = any(${[...ids]}::uuid[]) and i.retired_at is null and (${over} or ${isAhead})`)
}

/** Everything that must match as one `tsquery`, which the index answers; null where nothing was asked for. */
function searchOf(filter: ItemFilter): string | null {
  const {
    query,
    by = 'wide',
    cities,
    neighborhoods,
    around,
    activities,
    kinds,
    terms: more = [],
  } = filter
  const areas = [
    ...(cities ?? []).map((city) => fact('city', city)),
    ...(neighborhoods ?? []).map(({ name, city }) => {
      const there = fact('neighborhood', name)
      return city === null ? there : `(${there} & ${fact('city', city)})`
    }),
  ]
  const isArea = cities !== undefined || neighborhoods !== undefined
  const wanted = activities?.flatMap(withNarrower) ?? []
  const terms = [
    ...(query ? [query[by]] : []),
    ...more,
    ...(isArea ? [anyOf(areas)] : []),
    ...(around ? [around.length === 0 ? '' : areaTerms(around).term] : []),
    ...(activities ? [anyOf(wanted.map((name) => fact('activity', name)))] : []),
  ]
  const ofKinds = kinds ? [anyOf(kinds.map((kind) => fact('kind', kind)))] : []
  // Nearly every item is a place: the index would read them all, where a column says the same of those that the rest leaves.
  const all = terms.length > 0 && isOnly(filter, 'place') ? terms : [...terms, ...ofKinds]
  // A list that was given without an entry leaves nothing.
  if (all.length === 0 || all.includes('')) return null
  return all.map((term) => `(${term})`).join(' & ')
}

function fact(kind: FacetKind, name: string): string {
  return quoted(facet(kind, name))
}

function anyOf(terms: readonly string[]): string {
  return [...new Set(terms)].join(' | ')
}

function within(filter: ItemFilter): Statement {
  const { window, begins = false, around, without = [] } = filter
  const { from = null, until = null } = window ?? {}
  // Of which only the days are known, it may begin at any time of each of them.
  const isDay = sql`i.start_precision = 'date_only'`
  const last = sql`coalesce(i.ends_at, i.starts_at + case when ${isDay} then interval '1 day' else interval '0' end)`
  const after =
    from === null
      ? sql``
      : begins
        ? sql`and (i.starts_at >= ${from.toISOString()} or ${isDay} and ${last} > ${from.toISOString()})`
        : sql`and (i.starts_at is null or ${last} >= ${from.toISOString()})`
  const before =
    until === null ? sql`` : sql`and (i.starts_at is null or i.starts_at < ${until.toISOString()})`
  const { later, long } = runningIn(filter)
  const events =
    isOnly(filter, 'event') && filter.order !== 'start' && window
      ? sql`and (${later} or ${long})`
      : sql``
  const places = isOnly(filter, 'place') ? sql`and i.starts_at is null` : sql``
  const there =
    around === undefined || around.length === 0
      ? sql``
      : sql`and (i.city is null or i.search @@ ${areaTerms(around).exact}::tsquery)`
  const other = without.length === 0 ? sql`` : sql`and i.item_id <> all(${[...without]}::uuid[])`
  return sql`${after} ${before} ${events} ${places} ${there} ${other}`
}

/** As own rows are ranked: words as they are count twice as much as their forms, and a title that is equal most. */
function rankOf(query: TextQuery | null): Statement {
  if (query === null) return sql`0::real`
  const { exact, wide, meant, suits, title_key } = query
  const weights = sql`'{0.1, 0.3, 0.6, 1}'`
  const signs =
    suits === null ? sql`0` : sql`0.1 * ts_rank(${weights}, i.search, ${suits}::tsquery)`
  const means =
    meant === null ? sql`0` : sql`case when i.search @@ ${meant}::tsquery then 0.8 else 0 end`
  return sql`(2 * ts_rank(${weights}, i.search, ${exact}::tsquery) + ts_rank(${weights}, i.search, ${wide}::tsquery)
    + ${means} + ${signs} + case when i.name_key = ${title_key} then 2 when starts_with(i.name_key, ${title_key}) then 0.5 else 0 end
    )::real`
}
