import { type OwnKind, searchSources } from '#server/data/finding/sources.ts'
import type { RowVector } from '#server/data/finding/vectors.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { TextQuery } from '#server/domain/finding/query.ts'

/** One of the account's own things that a text finds. */
export interface FoundOwn {
  kind: OwnKind
  /** Of an idea, a place, a plan, an invite, a list or an interest. */
  id: string
  /** Whether it is about a place or an event, as far as that is known. */
  what: string
  title: string
  title_key: string
  starts_at: Date | null
  is_date_only: boolean
  /** 0: every word is there; 1: the last one is the beginning of a word; 2: an activity is only related. */
  tier: 0 | 1 | 2
  score: number
}

/** What is found besides the words. */
export interface OwnFilters {
  /** All kinds by default. */
  readonly kinds?: readonly OwnKind[]
  /** Queries of which each must match, too, such as `activityTerm` makes. */
  readonly must?: readonly string[]
  /** How many of each kind; 100 by default. */
  readonly most?: number
}

/** What every kind has in common, from the rows that may be found. */
const rows: { readonly [Kind in OwnKind]: { columns: Statement; which: Statement } } = {
  ideas: {
    columns: sql`r.kind as what, r.title, r.title_key, coalesce(r.event_start_at, r.fixed_when) as starts_at,
      r.start_precision = 'date_only' as is_date_only`,
    which: sql`r.state = 'active' and r.generated_for is null`,
  },
  places: {
    columns: sql`'place' as what, r.name as title, r.name_key as title_key, null::timestamptz as starts_at,
      false as is_date_only`,
    which: sql`r.state = 'active' and not r.hidden`,
  },
  plans: {
    columns: sql`'plan' as what, r.title, r.title_key, r.scheduled_at as starts_at, false as is_date_only`,
    which: sql`r.state in ('draft', 'reviewed', 'shared', 'active')`,
  },
  invites: {
    columns: sql`'plan' as what, r.title, r.title_key, r.scheduled_at as starts_at, false as is_date_only`,
    which: sql`r.plan_state <> 'canceled' and r.rsvp_status <> 'removed'`,
  },
  lists: {
    columns: sql`'list' as what, r.name as title, r.name_key as title_key, null::timestamptz as starts_at,
      false as is_date_only`,
    which: sql`r.deleted_at is null`,
  },
  interests: {
    columns: sql`r.kind as what, r.title, r.title_key, r.starts_at, false as is_date_only`,
    which: sql`r.active`,
  },
}

/** How many of one kind are found at most. */
const usualMost = 100

/** How much a word counts where it stands: in a description, an address, an activity, a title. */
const weights = sql`'{0.1, 0.3, 0.6, 1}'`

/** Selects what a text finds of one kind, the best first; `missing` are the vectors that its rows lack. */
export function selectFound(
  owner: string,
  kind: OwnKind,
  query: TextQuery,
  filters: OwnFilters & {
    readonly conditions?: Statement
    readonly missing?: readonly RowVector[]
  },
): Statement {
  const { exact, wide, prefixed, related, meant, title_key } = query
  const { table, id } = searchSources[kind]
  const { columns, which } = rows[kind]
  const { must = [], most = usualMost, conditions = sql``, missing = [] } = filters
  const { vector, joined } = vectorOfRow(id, missing)
  const all = must.map((term) => sql`and ${vector} @@ ${term}::tsquery`)
  return sql`
    select f.kind, f.id, f.what, f.title, f.title_key, f.starts_at, f.is_date_only, f.tier::integer as tier,
      2 * ts_rank(${weights}, f.vector, ${exact}::tsquery) + ts_rank(${weights}, f.vector, ${wide}::tsquery)
        + case when f.vector @@ ${meant ?? ''}::tsquery then 0.8 else 0 end
        + case when f.title_key = ${title_key} then 2 when starts_with(f.title_key, ${title_key}) then 0.5 else 0 end
        as score
    from (
      select ${kind}::text as kind, ${id} as id, ${columns}, ${vector} as vector,
        case when ${vector} @@ ${wide}::tsquery then 0 when ${vector} @@ ${prefixed}::tsquery then 1 else 2 end as tier
      from ${table} ${joined}
      where r.owner_id = ${owner} and ${which} and ${vector} @@ ${related}::tsquery ${joinedBy(all)} ${conditions}
    ) f
    order by f.tier, score desc, f.id
    limit ${most}`
}

function joinedBy(parts: readonly Statement[]): Statement {
  return parts.reduce((all, part) => sql`${all} ${part}`, sql``)
}

/** The vector of a row: its own, else the one that was made for it now. */
function vectorOfRow(
  id: Statement,
  missing: readonly RowVector[],
): { vector: Statement; joined: Statement } {
  if (missing.length === 0) return { vector: sql`r.search`, joined: sql`` }
  return {
    vector: sql`coalesce(m.vector::tsvector, r.search)`,
    joined: sql`
      left join json_to_recordset(${JSON.stringify(missing)}::json) as m (id uuid, vector text) on m.id = ${id}`,
  }
}
