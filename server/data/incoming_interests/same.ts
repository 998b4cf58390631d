import { type Statement, sql } from '#server/database/sql.ts'

/** The columns by which two interests are compared. */
export interface InterestColumns {
  kind: Statement
  /** The title by `nameKey`. */
  title_key: Statement
  /** Its accents, by `selectAccents`. */
  accents: Statement
  /** When an event starts; of anything else it does not matter. */
  starts_at: Statement
  neighborhood_name: Statement
}

/** The columns of a copy of another person's interest, where `incoming_interests` is `k`. */
export const copyColumns: InterestColumns = {
  kind: sql`k.kind`,
  title_key: sql`k.title_key`,
  // Null in copies of earlier releases, until a job has come to them.
  accents: sql`coalesce(k.accents, ${selectAccents(sql`k.title`)})`,
  starts_at: sql`k.starts_at`,
  neighborhood_name: sql`k.neighborhood_name`,
}

/** The columns of an idea, where `ideas` is `i`. */
export const ideaColumns: InterestColumns = {
  kind: sql`i.kind`,
  title_key: sql`i.title_key`,
  accents: selectAccents(sql`i.title`),
  starts_at: sql`i.event_start_at`,
  neighborhood_name: sql`i.neighborhood_name`,
}

/** The columns of anything that can be liked, where `selectThings` is `t`. */
export const thingColumns: InterestColumns = {
  kind: sql`t.kind`,
  title_key: sql`t.title_key`,
  accents: selectAccents(sql`t.title`),
  starts_at: sql`t.starts_at`,
  neighborhood_name: sql`t.neighborhood_name`,
}

/**
 * The condition that two interests are in the same thing: both in an event or neither (an idea of a place and a
 * private place are of one kind), under one title whatever its case and spaces, but with the same accents; events
 * start less than 12 hours apart; and where both say a neighborhood, it is the same. It does not matter which of the
 * two comes first. In doubt they are not the same.
 */
export function isSameInterest(one: InterestColumns, other: InterestColumns): Statement {
  return sql`
    (${one.title_key} = ${other.title_key} and ${one.accents} = ${other.accents}
      and (${one.kind} = 'event') = (${other.kind} = 'event')
      and (${one.kind} <> 'event' or ${one.starts_at} > ${other.starts_at} - interval '12 hours'
        and ${one.starts_at} < ${other.starts_at} + interval '12 hours')
      and (${one.neighborhood_name} is null or ${other.neighborhood_name} is null
        or ${one.neighborhood_name} = ${other.neighborhood_name}))`
}

/**
 * Where in a title which accents stand; everything else of it is a dot. Empty without accents, as of every title in ASCII.
 * Titles with one `title_key` differ only in accents, case and spaces. PostgreSQL's own lower() would depend on the locale of
 * the database.
 */
export function selectAccents(title: Statement): Statement {
  return sql`
    case when ${title} ~ '^[ -~]*$' then '' else regexp_replace(
      regexp_replace(
        regexp_replace(regexp_replace(normalize(${title}, nfd), '[ßẞ]', 'ss', 'g'), '\\s+', ' ', 'g'),
        '[^\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '.', 'g'),
      '^[.]*$', '') end`
}
