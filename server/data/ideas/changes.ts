import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type IdeaFacts, type IdeaRow, lockIdea } from '#server/data/ideas/rows.ts'
import { updateLikeTitle } from '#server/data/likes/rows.ts'
import { parseHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** Adds an idea; its id. */
export async function insertIdea(db: Db, facts: IdeaFacts): Promise<string> {
  const idea_id = newId()
  await db
    .table('ideas')
    .insert({ owner_id: db.owner, idea_id, ...facts, title_key: nameKey(facts.title) })
  return idea_id
}

/**
 * The id of an active idea that says exactly this, or nothing; it is not archived until this transaction
 * ends. Whether it is shown among recommendations counts only where the caller says it.
 */
export async function findSameIdea(
  db: Db,
  facts: IdeaFacts,
  show_in_for_you: boolean | undefined,
): Promise<string | undefined> {
  const shown = show_in_for_you ?? null
  const [row] = await db.sql<{ idea_id: string }>`
    select idea_id
    from ideas
    where owner_id = ${db.owner}
      and title_key = ${nameKey(facts.title)}
      and title = ${facts.title}
      and state = 'active'
      and kind = ${facts.kind}
      and description is not distinct from ${facts.description}
      and place_id is not distinct from ${facts.place_id}
      and venue_place_id is not distinct from ${facts.venue_place_id}
      and activity_name is not distinct from ${facts.activity_name}
      and custom_activity_name is not distinct from ${facts.custom_activity_name}
      and fixed_when is not distinct from ${facts.fixed_when?.toISOString() ?? null}
      and event_start_at is not distinct from ${facts.event_start_at?.toISOString() ?? null}
      and source_url is not distinct from ${facts.source_url}
      and (${shown}::boolean is null or show_in_for_you = ${shown})
    order by created_at, idea_id
    limit 1
    for share`
  return row?.idea_id
}

/** What a caller may change of an idea. */
export type IdeaChanges = Partial<
  Pick<IdeaFacts, 'title' | 'description' | 'source_url' | 'show_in_for_you'>
>

/** Sets what is given. The caller holds the idea. Whether others have copies of its like that are behind now. */
export async function updateIdea(db: Db, idea: IdeaRow, changes: IdeaChanges): Promise<boolean> {
  const after = { ...idea, ...changes }
  await db.sql`
    update ideas
    set title = ${after.title}, title_key = ${nameKey(after.title)}, description = ${after.description},
      source_url = ${after.source_url}, show_in_for_you = ${after.show_in_for_you},
      updated_at = clock_timestamp()
    where owner_id = ${db.owner} and idea_id = ${idea.idea_id}`
  return after.title !== idea.title && updateLikeTitle(db, idea.idea_id, after.title)
}

/**
 * Holds an idea and the lists it is on until the transaction ends. The lists first, in one order: whoever
 * changes a list's items holds the list before the idea.
 */
export async function lockIdeaWithLists(db: Db, handle: string): Promise<void> {
  const id = parseHandle('idea', handle)
  if (id === null) return
  await db.sql`
    select from lists
    where owner_id = ${db.owner}
      and list_id in (select list_id from list_ideas where owner_id = ${db.owner} and idea_id = ${id})
    order by list_id
    for no key update`
  await lockIdea(db, handle)
}

/**
 * Takes an idea out of active selection and out of every list, whose counts follow. The caller holds the
 * idea and the lists. Whether others have copies of its like to be taken back.
 */
export async function updateIdeaArchived(db: Db, { idea_id, title }: IdeaRow): Promise<boolean> {
  await db.sql`
    with archived as (
      update ideas
      set state = 'archived', updated_at = clock_timestamp()
      where owner_id = ${db.owner} and idea_id = ${idea_id}
    ), left_lists as (
      delete from list_ideas
      where owner_id = ${db.owner} and idea_id = ${idea_id}
      returning list_id
    )
    update lists
    set item_count = item_count - 1, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id in (select list_id from left_lists)`
  return updateLikeTitle(db, idea_id, title)
}
