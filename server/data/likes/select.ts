import type { LikeFilters } from '#generated/types.ts'
import { selectNeighborhoods } from '#server/data/catalogs/list.ts'
import {
  copyColumns,
  selectIdentity,
  isSameInterest,
  thingColumns,
} from '#server/data/incoming_interests/same.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { dayOfWeek, whenWindow } from '#server/domain/when_preset.ts'

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
  return sql`
    with own as materialized (${ownLikes(owner)}), known as materialized (${allKnown(owner)}),
    found as (
      select * from own
      union all
      select * from (${incomingOnly}) incoming
    )
    select id
    from found t
    where true ${filters.own_only ? sql`and mine` : sql``} ${filters.incoming_only ? incoming : sql``}
      ${people ? concerning(people) : sql``} ${inNeighborhood(filters.neighborhood_names)}
      ${withActivity(filters)} ${during(query)}
    order by updated_at desc, id desc`
}

function ownLikes(owner: string): Statement {
  return sql`
    select l.like_id as id, true as mine, l.subject_kind as kind, l.title, l.title_key, l.intentions, l.updated_at, i.neighborhood_name,
      coalesce(i.activity_name, p.activity_name) as activity_name, i.custom_activity_name,
      coalesce(i.event_start_at, i.fixed_when) as starts_at
    from likes l
    left join ideas i on i.owner_id = l.owner_id and i.idea_id = l.subject_id and l.subject_kind <> 'place'
    left join places p on p.owner_id = l.owner_id and p.place_id = l.subject_id and l.subject_kind = 'place'
    where l.owner_id = ${owner} and l.saved and coalesce(i.state, p.state) = 'active'`
}

function allKnown(owner: string): Statement {
  return sql`
    select k.interest_id, k.kind, k.title, k.title_key, k.updated_at, k.neighborhood_name, k.activity_name,
      k.custom_activity_name, k.starts_at, p.person_id
    from ${selectKnownInterests(owner)}`
}

// Several people's interest in one thing is one entry, and none where this account likes it, too.
const incomingOnly = sql`
  select distinct on (${selectIdentity(copyColumns)}) k.interest_id, false, k.kind, k.title, k.title_key, '[]'::jsonb,
    k.updated_at, k.neighborhood_name, k.activity_name, k.custom_activity_name, k.starts_at
  from known k
  where not exists (select from own t where ${isSameInterest(thingColumns, copyColumns)})
    and (k.neighborhood_name is not null or not exists (
      select from known t
      where t.neighborhood_name is not null and ${isSameInterest(thingColumns, copyColumns)}
    ))
  order by ${selectIdentity(copyColumns)}, k.updated_at desc, k.interest_id`

const incoming = sql`
  and (not mine or exists (select from known k where ${isSameInterest(thingColumns, copyColumns)}))`

function concerning(people: readonly string[]): Statement {
  const ids = [...people]
  return sql`
    and (exists (select from jsonb_array_elements(intentions) as g (people) where g.people ?| ${ids}::text[])
      or exists (
        select from known k
        where k.person_id = any(${ids}::uuid[]) and ${isSameInterest(thingColumns, copyColumns)}
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
