import type { Db } from '#server/database/db.ts'

/** An idea that was taken from an item of the public inventory. */
export interface IdeaOfItem {
  idea_id: string
  item_id: string
  title: string
  state: 'active' | 'archived'
  /** The generated list that saved it, until the person touches it. */
  generated_for: string | null
}

/** An item that is an idea of the account. */
export interface SavedItem {
  item_id: string
  /** Whether it is the account's own, an archived or hidden one too, and not only what a generated list saved. */
  is_own: boolean
  /** A list that it is on, if it is not one's own: the one that saved it, else the first by name; null for none. */
  list_id: string | null
}

/** Those of these items that are an idea of the account, or that a generated list saved. */
export async function listSavedItems(db: Db, item_ids: readonly string[]): Promise<SavedItem[]> {
  if (item_ids.length === 0) return []
  return db.sql<SavedItem>`
    select i.item_id, i.generated_for is null as is_own, case when i.generated_for is not null then (
        select m.list_id
        from list_ideas m
        join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id and l.deleted_at is null
        where m.owner_id = ${db.owner} and m.idea_id = i.idea_id
        order by m.list_id = i.generated_for desc, l.name_key, m.list_id
        limit 1
      ) end as list_id
    from ideas i
    where i.owner_id = ${db.owner} and i.item_id = any(${[...item_ids]}::uuid[])
      and (i.generated_for is null or i.state = 'active')`
}

/** The ideas of this account that were taken from these items, archived ones included. */
export async function listIdeasOfItems(db: Db, item_ids: readonly string[]): Promise<IdeaOfItem[]> {
  if (item_ids.length === 0) return []
  return db.sql<IdeaOfItem>`
    select idea_id, item_id, title, state, generated_for
    from ideas
    where owner_id = ${db.owner} and item_id = any(${[...item_ids]}::uuid[])`
}
