import { isShownIdea, selectIdeas, selectLikedBy } from '#server/data/ideas/select.ts'
import { selectListsAndShared } from '#server/data/lists/select.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** Which part of a list of entries is read. */
export interface Part {
  readonly limit: number
  /** How many entries are left out at the beginning. */
  readonly offset: number
}

/** The ids of a part of this account's Ideas Lists and of those that friends shared with it, the last changed first. */
export function listPartOfLists(db: Db, part: Part): Promise<string[]> {
  return idsOf(db, sql`select list_id as id from (${selectListsAndShared(db.owner, '')}) l`, part)
}

/** The ids of a part of this account's active ideas, the last changed first. */
export function listPartOfIdeas(db: Db, part: Part): Promise<string[]> {
  const all = selectIdeas(db.owner, { kind: 'all', mutual_only: false, person_id: null })
  return idsOf(db, sql`select idea_id as id from (${all}) i`, part)
}

/** The ids of a part of the ideas on a list, in its order; `liked` for those that the account or a saved person likes. */
export function listPartOfItems(
  db: Db,
  list_id: string,
  part: Part,
  { liked = false } = {},
): Promise<string[]> {
  const only = liked
    ? sql`and i.state = 'active' and (i.liked or ${selectLikedBy(db.owner, null)})`
    : sql``
  const items = sql`
    select m.idea_id as id
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and ${isShownIdea(db.owner)} ${only}
    order by m.position, m.idea_id`
  return idsOf(db, items, part)
}

/** The ids of a part of the active ideas at a private place, events there included, the last changed first. */
export function listPartOfIdeasAtPlace(db: Db, place_id: string, part: Part): Promise<string[]> {
  const ideas = sql`
    select idea_id as id
    from ideas
    where owner_id = ${db.owner} and state = 'active' and generated_for is null
      and ${place_id} in (place_id, venue_place_id)
    order by updated_at desc, idea_id desc`
  return idsOf(db, ideas, part)
}

/** The ids of a part of the lists that one of these ideas is on, the last changed first. */
export function listPartOfListsWith(
  db: Db,
  ideas: readonly string[],
  part: Part,
): Promise<string[]> {
  const lists = sql`
    select list_id as id
    from lists
    where owner_id = ${db.owner} and deleted_at is null
      and list_id in (
        select list_id from list_ideas where owner_id = ${db.owner} and idea_id = any(${[...ideas]}::uuid[])
      )
    order by updated_at desc, list_id desc`
  return idsOf(db, lists, part)
}

/** The ids of the plans of an idea that are not deleted, the last changed first, at most 25. */
export function listPlanIdsOfIdea(db: Db, idea_id: string): Promise<string[]> {
  const plans = sql`
    select plan_id as id
    from plans
    where owner_id = ${db.owner} and idea_id = ${idea_id} and state <> 'deleted'
    order by updated_at desc, plan_id desc`
  return idsOf(db, plans, { limit: 25, offset: 0 })
}

async function idsOf(db: Db, all: Statement, { limit, offset }: Part): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`${all} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
