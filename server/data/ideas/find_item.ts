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
  /** The generated list that it is on, untouched; null for an idea of the account's own, an archived or hidden one too. */
  generated_for: string | null
}

/** Those of these items that are an idea of the account, or on a generated list. */
export async function listSavedItems(db: Db, item_ids: readonly string[]): Promise<SavedItem[]> {
  if (item_ids.length === 0) return []
  return db.sql<SavedItem>`
    select item_id, generated_for
    from ideas
    where owner_id = ${db.owner} and item_id = any(${[...item_ids]}::uuid[])
      and (generated_for is null or state = 'active')`
}

/** The ideas of this account that were taken from these items, archived ones included. */
export async function listIdeasOfItems(db: Db, item_ids: readonly string[]): Promise<IdeaOfItem[]> {
  if (item_ids.length === 0) return []
  return db.sql<IdeaOfItem>`
    select idea_id, item_id, title, state, generated_for
    from ideas
    where owner_id = ${db.owner} and item_id = any(${[...item_ids]}::uuid[])`
}
