import { isTitled } from '#server/data/finding/condition.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql, unionAll } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** What can be found by its name. */
export type NamedKind = 'list' | 'idea' | 'event' | 'place' | 'plan'

/** Something of this account's, or a plan it is invited to, with a name that fits. */
export interface NamedRow {
  kind: NamedKind
  id: string
  title: string
  /** How its name fits: 1 it is equal, 2 it begins with the text, 3 it has all of its words. */
  fit: 1 | 2 | 3
}

/**
 * At most `most` things of these kinds whose name has all words of a text, each anywhere in it or in another form: the best
 * fit first, then the last changed. What is deleted, archived or discarded is left out, and a place whose own idea of the
 * same name is found, too.
 */
export async function listNamed(
  db: Db,
  kinds: readonly NamedKind[],
  text: string,
  most: number,
): Promise<NamedRow[]> {
  const key = nameKey(text)
  const wanted = new Set(kinds)
  const sources = [
    ...(wanted.has('list') ? [lists(db.owner)] : []),
    ...(wanted.has('idea') || wanted.has('event') ? [ideas(db.owner, kinds)] : []),
    ...(wanted.has('place') ? [places(db.owner, wanted.has('idea'))] : []),
    ...(wanted.has('plan') ? [plans(db.owner), invitations(db.owner)] : []),
  ]
  if (sources.length === 0) return []
  const all = unionAll(sources.map((source) => named(source, text, key)))
  return db.run<NamedRow>(sql`
    select kind, id, title, fit
    from (${all}) n
    order by fit, updated_at desc, id
    limit ${most}`)
}

/** The rows of a source whose name fits. */
function named(source: Statement, text: string, key: string): Statement {
  const begins = `${key.replace(/[\\%_]/g, '\\$&')}%`
  return sql`
    select kind, id, title, updated_at,
      case when name_key = ${key} then 1 when name_key like ${begins} then 2 else 3 end as fit
    from (${source}) s
    where ${isTitled(text, { title_key: sql`name_key`, vector: sql`search` })}`
}

function lists(owner: string): Statement {
  return sql`
    select 'list' as kind, list_id as id, name as title, name_key, search, updated_at
    from lists
    where owner_id = ${owner} and deleted_at is null`
}

function ideas(owner: string, kinds: readonly NamedKind[]): Statement {
  const stored = kinds.includes('idea') ? ['place', 'event'] : ['event']
  return sql`
    select case kind when 'event' then 'event' else 'idea' end as kind, idea_id as id, title, title_key as name_key,
      search, updated_at
    from ideas
    where owner_id = ${owner} and state = 'active' and generated_for is null and kind = any(${stored}::text[])`
}

function places(owner: string, isBesideIdeas: boolean): Statement {
  const alone = isBesideIdeas
    ? sql`
      and not exists (
        select from ideas i
        where i.owner_id = ${owner} and i.state = 'active' and i.place_id = p.place_id and i.title_key = p.name_key
      )`
    : sql``
  return sql`
    select 'place' as kind, p.place_id as id, p.name as title, p.name_key, p.search, p.updated_at
    from places p
    where p.owner_id = ${owner} and p.state = 'active' and not p.hidden ${alone}`
}

function plans(owner: string): Statement {
  return sql`
    select 'plan' as kind, plan_id as id, title, title_key as name_key, search, updated_at
    from plans
    where owner_id = ${owner} and state not in ('deleted', 'discarded')`
}

function invitations(owner: string): Statement {
  return sql`
    select 'plan' as kind, plan_id as id, title, title_key as name_key, search, updated_at
    from invite_cards
    where owner_id = ${owner} and rsvp_status <> 'removed'`
}
