import { listPoolInterests } from '#server/data/incoming_interests/list_pool.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type HostFacts, isEventKind, startOf } from '#server/domain/discovery/recorded.ts'
import { isLikeOfItem } from '#server/domain/finding/same.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The most likes that are compared with candidates. */
const maxLikes = 1_000

/**
 * The saved people who are known to like what a host recorded, as far as the caller may know now. A like counts where its
 * title is equal and it names the candidate's neighborhood or city: many things have one name.
 */
export async function listLikersByTitle(
  db: Db,
  found: readonly HostFacts[],
): Promise<Map<HostFacts, PersonRow[]>> {
  const title_keys = [...new Set(found.map(({ public_name }) => nameKey(public_name)))]
  const likes = await listPoolInterests(db, { title_keys }, maxLikes)
  const people = await listPeople(db, [...new Set(likes.map(({ person_id }) => person_id))])
  return new Map(
    found.map((facts) => {
      const likers = new Set(
        likes.filter((like) => isLikeOfItem(like, itemOf(facts))).map(({ person_id }) => person_id),
      )
      return [facts, people.filter(({ person_id }) => likers.has(person_id))]
    }),
  )
}

function itemOf(facts: HostFacts) {
  const { kind, public_name: name, location } = facts
  return {
    kind: isEventKind(kind) ? 'event' : 'place',
    name,
    name_key: nameKey(name),
    starts_at: startOf(facts),
    neighborhood_name: location?.neighborhood ?? null,
    city: location?.city ?? null,
  }
}
