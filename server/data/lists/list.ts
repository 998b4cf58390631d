import {
  type ListRow,
  listColumnsOf,
  type ShownListRow,
  shownListColumnsOf,
} from '#server/data/lists/rows.ts'
import { selectLists } from '#server/data/lists/select.ts'
import type { Db } from '#server/database/db.ts'
import { isEmpty, type Uuids } from '#server/database/sql.ts'
import type { CountedRow } from '#server/domain/basics/counted_rows.ts'

/** How many lists one answer about a person names at most. */
const maxWithPerson = 100

/** The lists of these ids in the same order; deleted lists are left out. */
export async function listLists(db: Db, ids: Uuids): Promise<ListRow[]> {
  if (isEmpty(ids)) return []
  // `= any` uses the index whatever statistics the planner has; a join with the ids does not.
  return db.sql<ListRow>`
    select ${listColumnsOf(db.owner)}
    from lists
    where owner_id = ${db.owner} and list_id = any(${ids}::uuid[]) and deleted_at is null
    order by array_position(${ids}::uuid[], list_id)`
}

/** As `listLists`, with what callers see in listings of them. */
export async function listShownLists(db: Db, ids: Uuids): Promise<ShownListRow[]> {
  if (isEmpty(ids)) return []
  return db.sql<ShownListRow>`
    select ${shownListColumnsOf(db.owner)}
    from lists
    where owner_id = ${db.owner} and list_id = any(${ids}::uuid[]) and deleted_at is null
    order by array_position(${ids}::uuid[], list_id)`
}

/** The lists whose name contains this text, last changed first; a blank text matches all. */
export async function listListsMatching(db: Db, text: string): Promise<ListRow[]> {
  const rows = await db.run<{ list_id: string }>(selectLists(db.owner, text))
  return listLists(
    db,
    rows.map(({ list_id }) => list_id),
  )
}

/** The lists that hold ideas, which saved views do not, last changed first; at most `limit`. */
export async function listLatestLists(db: Db, limit: number): Promise<ListRow[]> {
  const rows = await db.sql<{ list_id: string }>`
    select list_id
    from lists
    where owner_id = ${db.owner} and deleted_at is null and origin <> 'saved_view'
    order by updated_at desc, list_id desc
    limit ${limit}`
  return listLists(
    db,
    rows.map(({ list_id }) => list_id),
  )
}

/** The first 100 lists a person is on, last changed first. */
export async function listListsWithPerson(
  db: Db,
  person_id: string,
): Promise<(Pick<ListRow, 'list_id' | 'name'> & CountedRow)[]> {
  return db.sql<Pick<ListRow, 'list_id' | 'name'> & CountedRow>`
    select l.list_id, l.name, (count(*) over ())::integer as total
    from list_people m
    join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
    where m.owner_id = ${db.owner} and m.person_id = ${person_id} and l.deleted_at is null
    order by l.updated_at desc, l.list_id
    limit ${maxWithPerson}`
}
