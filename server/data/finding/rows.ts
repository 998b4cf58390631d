import type { OwnKind } from '#server/data/finding/sources.ts'
import { selectPlaceId } from '#server/data/ideas/select_place_id.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** One of the account's own things that a text finds. */
export interface FoundOwn {
  kind: OwnKind
  /** Of an idea, a place, a plan, an invite, a list or an interest. */
  id: string
  /** The id that its handle is made of: of an invite, that of the plan. */
  shown_id: string
  /** `event`, `place` or `idea`, `plan` or `list`. */
  what: string
  title: string
  title_key: string
  starts_at: Date | null
  is_date_only: boolean
  /** When an event ends; null where nobody knows. */
  ends_at: Date | null
  /** The zone of its own; null for none. */
  timezone: string | null
  /** The neighborhood of an idea or an interest; null where nobody knows. */
  neighborhood: string | null
  /** The place of an idea. */
  place_id: string | null
  /** The public item that it was taken from. */
  item_id: string | null
  /** What to show with it, as the licence of that item's source wants it. */
  attribution: string | null
  /** 0: every word is there; 1: the last one is the beginning of a word; 2: an activity is only related. */
  tier: 0 | 1 | 2
  score: number
}

/** A column of the place of a row; `and` may say more of the place. */
function ofPlace(
  column: Statement,
  owner: string,
  id: Statement,
  and: Statement = sql``,
): Statement {
  return sql`(
        select p.${column}
        from places p
        where p.owner_id = ${owner} and p.place_id = ${id} ${and}
      )`
}

/** The place that an idea is about, or where it takes place. */
const placeOfIdea = selectPlaceId(sql`r`)

/** What all kinds have in common, and which rows of each may be found. */
export const foundRows: {
  readonly [Kind in OwnKind]: {
    readonly columns: (owner: string) => Statement
    readonly which: (owner: string) => Statement
  }
} = {
  plans: {
    columns: (owner) => sql`r.plan_id as shown_id, 'plan' as what, r.title, r.title_key,
      r.scheduled_at as starts_at, false as is_date_only, null::timestamptz as ends_at, r.timezone, null as neighborhood, null::uuid as place_id, null::uuid as item_id,
      ${ofPlace(sql`attribution`, owner, sql`r.place_id`)} as attribution`,
    which: () => sql`r.state in ('draft', 'reviewed', 'shared', 'active')`,
  },
  invites: {
    columns:
      () => sql`r.plan_id as shown_id, 'plan' as what, r.title, r.title_key, r.scheduled_at as starts_at,
      false as is_date_only, null::timestamptz as ends_at, r.timezone, null as neighborhood, null::uuid as place_id, null::uuid as item_id,
      r.place_attribution as attribution`,
    which: () => sql`r.plan_state <> 'canceled' and r.rsvp_status <> 'removed'`,
  },
  ideas: {
    columns: (owner) => sql`r.idea_id as shown_id, r.kind as what, r.title, r.title_key,
      coalesce(r.event_start_at, r.fixed_when) as starts_at, r.start_precision = 'date_only' as is_date_only, r.event_end_at as ends_at,
      r.event_timezone as timezone, r.neighborhood_name as neighborhood, r.place_id,
      coalesce(r.item_id, ${ofPlace(sql`item_id`, owner, placeOfIdea, sql`and p.name_key = r.title_key`)}) as item_id,
      ${ofPlace(sql`attribution`, owner, placeOfIdea)} as attribution`,
    // What a generated list chose is found where it comes from.
    which: () => sql`r.state = 'active' and r.generated_for is null`,
  },
  interests: {
    columns:
      () => sql`r.interest_id as shown_id, r.kind as what, r.title, r.title_key, r.starts_at, false as is_date_only, null::timestamptz as ends_at,
      null as timezone, r.neighborhood_name as neighborhood, null::uuid as place_id, null::uuid as item_id,
      null as attribution`,
    // As `selectKnownInterests`. "is true" makes PostgreSQL read the friends once, and not once for each like.
    which: (owner) => sql`r.active and (r.peer_owner in (
        select c.peer_owner
        from connections c
        join people p on p.owner_id = c.owner_id and p.person_id = c.person_id and p.deleted_at is null
        where c.owner_id = ${owner} and c.state = 'active'
      )) is true`,
  },
  places: {
    columns:
      () => sql`r.place_id as shown_id, 'place' as what, r.name as title, r.name_key as title_key,
      null::timestamptz as starts_at, false as is_date_only, null::timestamptz as ends_at, r.timezone, null as neighborhood, r.place_id, r.item_id, r.attribution`,
    which: () => sql`r.state = 'active' and not r.hidden`,
  },
  lists: {
    columns:
      () => sql`r.list_id as shown_id, 'list' as what, r.name as title, r.name_key as title_key,
      null::timestamptz as starts_at, false as is_date_only, null::timestamptz as ends_at, null as timezone, null as neighborhood,
      null::uuid as place_id, null::uuid as item_id, null as attribution`,
    which: () => sql`r.deleted_at is null`,
  },
}
