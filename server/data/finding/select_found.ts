import { isConcerning } from '#server/data/finding/concerns.ts'
import { foundRows } from '#server/data/finding/rows.ts'
import { type OwnKind, searchSources } from '#server/data/finding/sources.ts'
import { isInTime } from '#server/data/finding/time.ts'
import type { RowVector } from '#server/data/finding/vectors.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { anyTerm, type TextQuery } from '#server/domain/finding/query.ts'
import type { SearchTime } from '#server/domain/finding/search_time.ts'

/** What is found besides the words; each that is given must hold. */
export interface OwnFilters {
  /** All kinds by default. */
  readonly kinds?: readonly OwnKind[]
  /** Queries of which each must match, too, such as `activityTerm` makes. */
  readonly must?: readonly string[]
  /** Concerns one of these people. */
  readonly person_ids?: readonly string[] | null
  readonly time?: SearchTime | null
  /** What it is about, for rank alone: another query. */
  readonly near?: string | null
  /** How many of each kind; 100 by default. */
  readonly most?: number
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
  filters: OwnFilters = {},
  missing: readonly RowVector[] = [],
): Statement {
  const { exact, wide, prefixed, related, meant, suits, title_key } = query
  const signs = suits === null ? sql`` : sql`+ 0.1 * ts_rank(${weights}, vector, ${suits}::tsquery)`
  return sql`
    select kind, id, shown_id, what, title, title_key, starts_at, is_date_only, ends_at, timezone, neighborhood, place_id, item_id, attribution,
      case when vector @@ ${wide}::tsquery then 0 when vector @@ ${prefixed}::tsquery then 1 else 2 end as tier,
      2 * ts_rank(${weights}, vector, ${exact}::tsquery) + ts_rank(${weights}, vector, ${wide}::tsquery)
        + case when vector @@ ${meant ?? ''}::tsquery then 0.8 else 0 end ${signs}
        + case when title_key = ${title_key} then 2 when starts_with(title_key, ${title_key}) then 0.5 else 0 end
        + 0.5 * ts_rank(${weights}, vector, ${filters.near ?? ''}::tsquery) as score
    from (${candidates(owner, kind, filters, missing)}) f
    where vector @@ ${related}::tsquery ${fits(kind, filters)}
    order by ${filters.time ? sql`starts_at is null, tier` : sql`tier`}, score desc, id
    limit ${filters.most ?? usualMost}`
}

/**
 * Selects how many rows of a kind each of some queries finds, as `n` from 1 and `found`. Each row is read once, and each query
 * is made of its text once: joined with the rows, it would be for each of them.
 */
export function selectCounts(
  owner: string,
  kind: OwnKind,
  queries: readonly string[],
  filters: OwnFilters = {},
  missing: readonly RowVector[] = [],
): Statement {
  const counts = queries
    .map((query) => sql`count(*) filter (where f.vector @@ ${query}::tsquery)`)
    .reduce((all, one) => sql`${all}, ${one}`)
  return sql`
    select q.n::integer as n, q.found::integer as found
    from (
      select array[${counts}] as found
      from (${candidates(owner, kind, filters, missing)}) f
      where f.vector @@ ${anyTerm(queries)}::tsquery ${fits(kind, filters)}
    ) c, unnest(c.found) with ordinality as q (found, n)
    where q.found > 0`
}

/** Selects words of the rows of a kind that were changed last which may have been meant by some words: that begin or end as one does. */
export function selectKnownWords(
  owner: string,
  kind: OwnKind,
  words: readonly string[],
): Statement {
  const lengths = words.map((word) => word.length)
  const begin = words.map((word) => word.slice(0, 2))
  const end = words.map((word) => word.slice(-3))
  return sql`
    select distinct w.lexeme as word
    from (
      select search
      from ${searchSources[kind].table}
      where r.owner_id = ${owner} and ${foundRows[kind].which(owner)} and r.search is not null
      order by r.updated_at desc
      limit ${wordRows}
    ) s, unnest(s.search) as w (lexeme, positions, weights)
    where length(w.lexeme) between ${Math.min(...lengths) - farthest} and ${Math.max(...lengths) + farthest}
      and (left(w.lexeme, 2) = any(${begin}::text[]) or right(w.lexeme, 3) = any(${end}::text[]))
      and strpos(w.lexeme, '=') = 0`
}

/** How much longer or shorter a word may be that was meant. */
const farthest = 2

/** How many rows of one kind are looked through for words. */
const wordRows = 2_000

/** The rows of a kind with their vectors: their own, else those that were made for them now. */
function candidates(
  owner: string,
  kind: OwnKind,
  { person_ids = null }: OwnFilters,
  missing: readonly RowVector[],
): Statement {
  const { table, id } = searchSources[kind]
  const { columns, which } = foundRows[kind]
  const isMade = missing.length > 0
  const vector = isMade ? sql`coalesce(m.vector::tsvector, r.search)` : sql`r.search`
  const made = isMade
    ? sql`
      left join json_to_recordset(${JSON.stringify(missing)}::json) as m (id uuid, vector text) on m.id = ${id}`
    : sql``
  const people = person_ids === null ? sql`` : sql`and ${isConcerning(owner, kind, person_ids)}`
  return sql`
    select ${sql`${kind}::text`} as kind, ${id} as id, ${columns(owner)}, ${vector} as vector
    from ${table} ${made}
    where r.owner_id = ${owner} and ${which(owner)} ${people}`
}

/** The conditions of filters that every candidate, `f`, has to meet besides its words. */
function fits(kind: OwnKind, { must = [], time = null }: OwnFilters): Statement {
  const all = must.map((term) => sql`and f.vector @@ ${term}::tsquery`)
  const timed = time === null ? sql`` : sql`and ${isInTime(kind, time)}`
  return all.reduce((conditions, one) => sql`${conditions} ${one}`, timed)
}
