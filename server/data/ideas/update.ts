import type { IdeaFacts, IdeaRow } from '#server/data/ideas/rows.ts'
import { findArea } from '#server/data/catalogs/find_area.ts'
import {
  type FactsRow,
  selectFacts,
  toSearchUpdate,
  toVector,
  updateVectors,
} from '#server/data/finding/vectors.ts'
import type { ItemPosition } from '#server/data/list_ideas/list.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { areaAt, isUnknown } from '#server/domain/finding/area.ts'
import { searchOfIdea } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { ownWordsAfter, wordsFromOf } from '#server/domain/ideas/words_from.ts'

/** What a caller may change of an idea. */
export type IdeaChanges = Partial<
  Pick<IdeaFacts, 'title' | 'description' | 'source_url' | 'show_in_for_you'>
>

/**
 * Changes the facts that are given; the idea is the person's own from then on. The caller has locked the idea, and calls `updateLikeTitle` where the
 * title changes.
 */
export async function updateIdea(db: Db, idea: IdeaRow, changes: IdeaChanges): Promise<void> {
  const after = { ...idea, ...changes }
  const places = [idea.place, idea.venue].filter((place) => place !== null)
  if (after.title !== idea.title && isUnknown(areaAt({}, places))) {
    const [said, now] = await Promise.all(
      [idea.title, after.title].map((name) => findArea(db, { name, address: null })),
    )
    // What the page it was captured from said stays.
    if (said?.neighborhood === idea.neighborhood_name) {
      after.neighborhood_name = now?.neighborhood ?? null
      after.city = now?.city ?? null
    }
  }
  const own_words = ownWordsAfter(idea.own_words, ['title', 'description'], idea, after)
  // Another address does not change who wrote the rest.
  const origin = { ...idea, origin: idea.idea_origin, is_public: idea.item_id !== null }
  const isMoved = after.source_url !== idea.source_url
  const words_from = isMoved ? wordsFromOf(origin) : idea.words_from
  await db.sql`
    update ideas
    set title = ${after.title}, title_key = ${nameKey(after.title)}, description = ${after.description},
      neighborhood_name = ${after.neighborhood_name}, city = ${after.city},
      source_url = ${after.source_url}, show_in_for_you = ${after.show_in_for_you}, words_from = ${words_from},
      own_words = ${own_words}::text[], generated_for = null,
      ${toSearchUpdate(searchOfIdea({ ...after, places }))},
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and idea_id = ${idea.idea_id}`
}

/** Sets the neighborhood of an idea, a name of the catalog. */
export async function updateIdeaNeighborhood(
  db: Db,
  idea_id: string,
  neighborhood_name: string,
): Promise<void> {
  await db.sql`
    update ideas
    set neighborhood_name = ${neighborhood_name}
    where owner_id = ${db.owner} and idea_id = ${idea_id}`
  const rows = await db.run<FactsRow>(
    sql`${selectFacts(db.owner, 'ideas')} and r.idea_id = ${idea_id}`,
  )
  await updateVectors(
    db,
    'ideas',
    rows.map((row) => toVector('ideas', row)),
  )
}

/** Where an idea stood on a list that it was removed from. */
export interface LeftList extends ItemPosition {
  list_id: string
}

/**
 * Archives an idea and removes it from every list, whose counts it updates. The caller has locked the idea
 * and the lists, and calls `updateLikeTitle` afterwards.
 *
 * @returns where it stood.
 */
export async function updateIdeaArchived(
  db: Db,
  { idea_id }: Pick<IdeaRow, 'idea_id'>,
): Promise<LeftList[]> {
  return db.sql<LeftList>`
    with archived as (
      update ideas
      set state = 'archived', generated_for = null, updated_at = (select clock_timestamp())
      where owner_id = ${db.owner} and idea_id = ${idea_id}
    ), left_lists as (
      delete from list_ideas
      where owner_id = ${db.owner} and idea_id = ${idea_id}
      returning list_id, position, added_at
    ), counted as (
      update lists
      set item_count = item_count - 1, updated_at = (select clock_timestamp())
      where owner_id = ${db.owner} and list_id in (select list_id from left_lists)
    )
    select list_id, position, to_json(added_at) #>> '{}' as added_at from left_lists order by list_id`
}

/** Makes an archived idea active again. The caller calls `updateLikeTitle` afterwards. */
export async function updateIdeaRestored(db: Db, idea_id: string): Promise<void> {
  await db.sql`
    update ideas
    set state = 'active', updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and idea_id = ${idea_id}`
}
