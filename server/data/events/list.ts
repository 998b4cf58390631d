import type { EventRow } from '#server/data/events/rows.ts'
import { isTitled } from '#server/data/finding/condition.ts'
import { selectPlaceId } from '#server/data/ideas/select_place_id.ts'
import { containsWords, foldedText } from '#server/database/containing.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { areaName } from '#server/domain/finding/area.ts'
import type { EventSearch } from '#server/domain/finding/event_search.ts'

/**
 * The first `most` events that fit a search. With a bound they come soonest first; without one, first those that are not
 * over, soonest first, and then those that are, latest first. A search for nothing finds what is not over. An event that
 * an account hosts, is invited to or has saved, with the same title and start, is found once, by the first of these.
 */
export async function listEvents(db: Db, search: EventSearch, most: number): Promise<EventRow[]> {
  const { owner } = db
  const { words, venue, from, until } = search
  const isUpcoming = !words && !venue && !from && !until
  const order = from || until || isUpcoming ? byTime : byNearness
  const fits = isUpcoming ? sql`not ${isOver}` : conditionsOf(search)
  // Each part has as many as may be needed, read in the order of its index where that is the order asked for.
  const first = (source: Statement, others: Statement = sql``) => sql`(
    select ${columns}
    from (${source}) e
    where ${fits} ${others}
    order by ${order}, e.id
    limit ${most}
  )`
  const notHosted = isNotAmong(ownPlans(owner, sql`('shared', 'active')`), search)
  const notInvited = isNotAmong(invitedPlans(owner), search)
  const saved = sql`${notHosted} ${notInvited}`
  return db.run<EventRow>(sql`
    select role, id, plan_id, title, venue, starts_at, ends_at, timezone
    from (
      ${first(ownPlans(owner, sql`('shared')`))}
      union all
      ${first(ownPlans(owner, sql`('active')`))}
      union all
      ${first(invitedPlans(owner), notHosted)}
      union all
      ${first(savedEvents(owner, sql`event_start_at`, sql`i.event_start_at is not null`), saved)}
      union all
      ${first(savedEvents(owner, sql`fixed_when`, sql`i.event_start_at is null`), saved)}
    ) e
    order by ${order}, e.rank, e.id
    limit ${most}`)
}

const columns = sql`role, rank, id, plan_id, title, title_key, venue, starts_at, is_day, ends_at, timezone`

/** An event without an end counts as over after three hours, as a plan does. */
const isOver = sql`coalesce(e.ends_at, e.starts_at + interval '3 hours') <= now()`

const byTime = sql`e.starts_at`

const byNearness = sql`
  ${isOver}, case when not ${isOver} then e.starts_at end, e.starts_at desc`

function ownPlans(owner: string, states: Statement): Statement {
  return sql`
    select 'host' as role, 1 as rank, n.plan_id as id, n.plan_id, n.title, n.title_key, n.search,
      coalesce(n.place_name, ${placeOf(sql`name`, owner, sql`n.place_id`)}) as venue, n.scheduled_at as starts_at,
      false as is_day, n.scheduled_ends_at as ends_at, n.timezone
    from plans n
    where n.owner_id = ${owner} and n.state in ${states} and n.scheduled_at is not null`
}

function invitedPlans(owner: string): Statement {
  return sql`
    select 'invited' as role, 2 as rank, c.invite_id as id, c.plan_id, c.title, c.title_key, c.search,
      c.place_name as venue, c.scheduled_at as starts_at, false as is_day,
      c.scheduled_ends_at as ends_at, c.timezone
    from invite_cards c
    where c.owner_id = ${owner} and c.plan_state <> 'canceled' and c.rsvp_status <> 'removed'
      and c.scheduled_at is not null`
}

/** Saved events; one of which only the day is known lasts until that day is over. */
function savedEvents(owner: string, start: Statement, which: Statement): Statement {
  return sql`
    select 'saved' as role, 3 as rank, i.idea_id as id, null::uuid as plan_id, i.title, i.title_key, i.search,
      ${placeOf(sql`name`, owner, venueId)} as venue, i.${start} as starts_at,
      i.start_precision = 'date_only' as is_day,
      coalesce(i.event_end_at, case when i.start_precision = 'date_only' then i.${start} + interval '1 day' end) as ends_at,
      coalesce(i.event_timezone, ${placeOf(sql`timezone`, owner, venueId)}) as timezone
    from ideas i
    where i.owner_id = ${owner} and i.kind = 'event' and i.state = 'active' and i.generated_for is null and ${which}
      and i.${start} is not null`
}

const venueId = selectPlaceId(sql`i`, 'venue')

/** A column of a place. As a subquery it is read for the rows that are taken, not for all that a join may order. */
function placeOf(column: Statement, owner: string, place_id: Statement): Statement {
  return sql`(
    select p.${column}
    from places p
    where p.owner_id = ${owner} and p.place_id = ${place_id}
  )`
}

/** The conditions on `e`; only those that are asked for become part of the statement. */
function conditionsOf({ words, venue, areas, from, until }: EventSearch): Statement {
  const named =
    words === null
      ? sql``
      : sql`and ${isTitled(words, { title_key: sql`e.title_key`, vector: sql`e.search` })}`
  const placed = venue === null ? sql`` : sql`and ${isAt(sql`e.venue`, venue)}`
  // Of which only the days are known, it may begin at any time of each of them.
  const after =
    from === null
      ? sql``
      : sql`and (e.starts_at >= ${from.toISOString()} or e.is_day and e.ends_at > ${from.toISOString()})`
  const before = until === null ? sql`` : sql`and e.starts_at < ${until.toISOString()}`
  // Of one's own, the name of the venue says where.
  const [area] = areas ?? []
  const there = area === undefined ? sql`` : sql`and ${isAt(sql`e.venue`, nameKey(areaName(area)))}`
  return sql`true ${named} ${placed} ${there} ${after} ${before}`
}

function isAt(name: Statement, venue: string): Statement {
  return containsWords(foldedText(name), venue)
}

/**
 * The condition that no event of this source that fits the venue has the title and start of `e`. As a subquery with a limit
 * it is asked for each event by itself; `not exists` may read all of the source.
 */
function isNotAmong(source: Statement, { venue }: EventSearch): Statement {
  const placed = venue === null ? sql`` : sql`and ${isAt(sql`same.venue`, venue)}`
  return sql`
    and (
      select true
      from (${source}) same
      where same.starts_at = e.starts_at and same.title_key = e.title_key ${placed}
      limit 1
    ) is null`
}
