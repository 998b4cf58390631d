import type { LikeFilters } from '#generated/types.ts'
import { selectNeighborhoods } from '#server/data/catalogs/list.ts'
import { selectAccents, copyColumns } from '#server/data/incoming_interests/same.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { dayOfWeek, whenWindow } from '#server/domain/availability/when_preset.ts'

/** What likes are filtered by. */
export interface LikeQuery {
  filters: LikeFilters
  /** The ids of the people they concern; null where it does not matter. */
  people: readonly string[] | null
  timezone: string
  now: Date
}

/**
 * Selects this account's likes of what is not archived, and the interests of others in what it does not like, one for
 * each thing; last changed first. The ids are likes' and interests'.
 */
export function selectLikes(owner: string, query: LikeQuery): Statement {
  const { filters, people } = query
  const isAboutOwn = filters.own_only && !filters.incoming_only && !people
  return sql`
    ${isAboutOwn ? sql`with found as (${ownLikes(owner)})` : withIncoming(owner, people)}
    select id
    from found t
    where true ${filters.own_only ? sql`and mine` : sql``}
      ${filters.incoming_only ? sql`and (not mine or incoming_too)` : sql``}
      ${people ? concerning(people) : sql``} ${inNeighborhood(filters.neighborhood_names)}
      ${withActivity(filters)} ${during(query)}
    order by updated_at desc, id desc`
}

// What is the same is counted among neighbors in one order: its cost grows as the number of rows does. The same condition
// as a join, `isSameInterest`, would compare each with each where the planner expects few. A title of one row alone needs no
// order, and most are.
function withIncoming(owner: string, people: readonly string[] | null): Statement {
  const theirs = people ? sql`not mine and person_id = any(${[...people]}::uuid[])` : sql`false`
  return sql`
    with known as materialized (${ownLikes(owner)} union all ${allKnown(owner)}),
    repeated as materialized (select title_key from known group by title_key having count(*) > 1),
    marked as materialized (
      select *, ${isSameAs(sql`mine`)} as own_too, ${isSameAs(sql`not mine`)} as incoming_too,
        ${isSameAs(theirs)} as concerns,
        neighborhood_name is null and at <> 'infinity'
          and count(*) filter (where not mine and neighborhood_name is not null) over thing > 0 as is_placed
      from (
        select *, case when kind <> 'event' then 'epoch' else coalesce(starts_at, 'infinity') end as at
        from known
        where title_key in (select title_key from repeated)
      ) k
      window thing as (
          partition by title_key collate "C", accents collate "C", kind = 'event'
          order by at range between ${almostHalfDay} preceding and ${almostHalfDay} following
        ),
        place as (
          partition by title_key collate "C", accents collate "C", kind = 'event', neighborhood_name
          order by at range between ${almostHalfDay} preceding and ${almostHalfDay} following
        )
    ),
    found as (
      select ${foundColumns}, incoming_too, concerns from marked where mine
      union all
      select ${foundColumns}, incoming_too, concerns from (${incomingOnly}) incoming
      union all
      select ${foundColumns}, false, ${theirs} and (kind <> 'event' or starts_at is not null)
      from known
      where title_key not in (select title_key from repeated)
    )`
}

const foundColumns = sql`
  id, mine, intentions, updated_at, neighborhood_name, activity_name, custom_activity_name, starts_at`

/** Events of one title start less than 12 hours apart. */
const almostHalfDay = sql`interval '11:59:59.999999'`

/**
 * Whether one of those rows is in the same thing: where both say a neighborhood, it is the same. An event that does not say
 * when it starts, which is at infinity here, is the same as none.
 */
function isSameAs(which: Statement): Statement {
  return sql`
    at <> 'infinity' and (count(*) filter (where ${which}) over place > 0
      or count(*) filter (where (${which}) and neighborhood_name is null) over thing > 0
      or neighborhood_name is null and count(*) filter (where ${which}) over thing > 0)`
}

function ownLikes(owner: string): Statement {
  return sql`
    select l.like_id as id, true as mine, l.subject_kind as kind, l.title_key, ${selectAccents(sql`l.title`)} as accents,
      l.intentions, l.updated_at, i.neighborhood_name, coalesce(i.activity_name, p.activity_name) as activity_name,
      i.custom_activity_name, coalesce(i.event_start_at, i.fixed_when) as starts_at, null::uuid as person_id
    from likes l
    left join lateral (
      select *
      from ideas i
      where i.owner_id = ${owner} and i.idea_id = l.subject_id and l.subject_kind <> 'place'
      offset 0
    ) i on true
    left join lateral (
      select *
      from places p
      where p.owner_id = ${owner} and p.place_id = l.subject_id and l.subject_kind = 'place'
      offset 0
    ) p on true
    where l.owner_id = ${owner} and l.saved and coalesce(i.state, p.state) = 'active'`
}

// Friend by friend, each by the key of the copies: how many there are is not known before.
function allKnown(owner: string): Statement {
  return sql`
    select k.interest_id, false, k.kind, k.title_key, ${copyColumns.accents}, '[]'::jsonb, k.updated_at,
      k.neighborhood_name, k.activity_name, k.custom_activity_name, k.starts_at, f.person_id
    from (
      select c.peer_owner, c.person_id
      from connections c
      join people p on p.owner_id = c.owner_id and p.person_id = c.person_id and p.deleted_at is null
      where c.owner_id = ${owner} and c.state = 'active'
      offset 0
    ) f
    join lateral (
      select *
      from incoming_interests k
      where k.owner_id = ${owner} and k.peer_owner = f.peer_owner and k.active
      offset 0
    ) k on true`
}

// Several people's interest in one thing is one entry, and none where this account likes it, too.
const incomingOnly = sql`
  select distinct on (title_key collate "C", accents collate "C", kind = 'event', at, neighborhood_name) *
  from marked
  where not mine and not own_too and not is_placed
  order by title_key collate "C", accents collate "C", kind = 'event', at, neighborhood_name, updated_at desc, id`

function concerning(people: readonly string[]): Statement {
  return sql`
    and (concerns or exists (
      select from jsonb_array_elements(intentions) as g (people) where g.people ?| ${[...people]}::text[]
    ))`
}

function inNeighborhood(names: readonly string[] = []): Statement {
  if (names.length === 0) return sql``
  const keys = names.map(nameKey)
  return sql`
    and neighborhood_name in (
      select n.name from (${selectNeighborhoods}) n where n.name_key = any(${keys}::text[])
    )`
}

// An idea has an activity of the catalog or one in the user's own words; either may match. Own words that are a name of
// the catalog are stored as that.
function withActivity({ activity_names = [], custom_activity_names = [] }: LikeFilters): Statement {
  if (activity_names.length === 0 && custom_activity_names.length === 0) return sql``
  const keys = [...activity_names, ...custom_activity_names].map(nameKey)
  const words = custom_activity_names.map((name) => name.trim().normalize('NFC').toLowerCase())
  return sql`
    and (activity_name in (select name from activities where name_key = any(${keys}::text[]))
      or lower(custom_activity_name) = any(${words}::text[]))`
}

/** For `right-now`: how many hours ago something may have started, and within how many hours it may start. */
const hoursAgo = 3

const hoursAhead = 2

// A like of something without a time matches at any time.
function during({ filters, timezone, now }: LikeQuery): Statement {
  const preset = filters.when_preset ?? 'custom'
  if (preset === 'right-now') {
    return sql`
      and (starts_at is null or starts_at between now() - make_interval(hours => ${hoursAgo})
        and now() + make_interval(hours => ${hoursAhead}))`
  }
  const window = whenWindow(preset, dayOfWeek(now, timezone))
  if (!window) return sql``
  const { first, last, days } = window
  return sql`
    and (starts_at is null or (
      (${first}::integer is null or (starts_at at time zone ${timezone})::date
        >= (now() at time zone ${timezone})::date + ${first}::integer)
      and (${last}::integer is null or (starts_at at time zone ${timezone})::date
        <= (now() at time zone ${timezone})::date + ${last}::integer)
      and (${days ? [...days] : null}::integer[] is null
        or extract(isodow from starts_at at time zone ${timezone})::integer = any(${days ? [...days] : null}::integer[]))
    ))`
}
