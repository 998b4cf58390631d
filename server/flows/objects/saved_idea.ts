import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { findIdeaOfPlace } from '#server/data/ideas/find_of_place.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { adoptCandidate } from '#server/flows/finding/adopt_candidate.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'
import type { Adopted } from '#server/flows/finding/adopt_found.ts'

/**
 * The idea of an object that may go on a list; of a place, a friend's interest or a public item one is made where there is
 * none. The account is locked for that, so call it before any other lock.
 *
 * Errors: as `adoptCandidate`; `reference_not_found` where the object is nothing that can be an idea.
 */
export async function saveAsIdea(
  db: Db,
  { thing, handle, label }: FoundObject,
  pointer: string,
): Promise<Adopted> {
  switch (thing.is) {
    case 'idea':
      return { idea_id: thing.idea.idea_id, title: label, was: 'there', replicates: false }
    case 'place':
    case 'interest':
    case 'item':
      return adoptCandidate(db, { kind: thing.is, id: handle }, pointer)
    case 'found':
      return adoptCandidate(db, { kind: 'found', id: thing.found.found_id }, pointer)
    default:
      throw fail('reference_not_found', { pointer })
  }
}

/** The active idea that an object is; null where no idea is saved of it. */
export async function findSavedIdea(db: Db, { thing }: FoundObject): Promise<string | null> {
  switch (thing.is) {
    case 'idea':
      return thing.idea.idea_id
    case 'place':
      return findIdeaOfPlace(db, thing.place.place_id)
    case 'item': {
      const [idea] = await listIdeasOfItems(db, [thing.item.item_id])
      return idea?.state === 'active' ? idea.idea_id : null
    }
    case 'interest': {
      const { interest_id } = thing.interest
      const subject = (await listSubjectsOfInterests(db, [interest_id])).get(interest_id)
      if (subject?.kind !== 'place') return subject?.id ?? null
      return findIdeaOfPlace(db, subject.id)
    }
    default:
      return null
  }
}
