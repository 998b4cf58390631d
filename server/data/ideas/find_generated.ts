import type { Db } from '#server/database/db.ts'

/** An idea that a generated list saved and that the person has not touched, and what it was saved from. */
export interface UntouchedIdea {
  idea_id: string
  place_id: string | null
  adopted_interest_id: string | null
  state: 'active' | 'archived'
}

/** The untouched ideas that were saved from these private places and friends' likes, archived ones included. */
export async function listUntouchedIdeas(
  db: Db,
  { places, interests }: { places: readonly string[]; interests: readonly string[] },
): Promise<UntouchedIdea[]> {
  if (places.length === 0 && interests.length === 0) return []
  return db.sql<UntouchedIdea>`
    select idea_id, place_id, adopted_interest_id, state
    from ideas
    where owner_id = ${db.owner} and generated_for is not null
      and (place_id = any(${[...places]}::uuid[]) and item_id is null
        or adopted_interest_id = any(${[...interests]}::uuid[]))
    order by idea_id`
}
