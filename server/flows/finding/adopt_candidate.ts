import { lockAccount } from '#server/data/accounts/lock.ts'
import { findArchivedIdea } from '#server/data/ideas/find_archived.ts'
import { findIdeaLike } from '#server/data/ideas/find_captured.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { updateIdeaRestored } from '#server/data/ideas/update.ts'
import { listKnownInterests } from '#server/data/incoming_interests/list.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { requirePlace } from '#server/data/places/find.ts'
import type { Db } from '#server/database/db.ts'
import type { CandidateSubject } from '#server/domain/ideas/candidate.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { placeCannotBeUsed } from '#server/domain/messages/ideas.ts'
import { adoptItem } from '#server/flows/finding/adopt.ts'
import { adoptFound, type Adopted } from '#server/flows/finding/adopt_found.ts'
import { adoptShared } from '#server/flows/finding/adopt_shared.ts'
import { parseSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { wordsOfPlace } from '#server/domain/places/words_of_place.ts'
import { saveInterest } from '#server/flows/likes/save_interest.ts'

/** Whether a candidate is not an idea of the account yet, or may not be: then it is one that `adoptCandidate` takes. */
export function isAdoptable({ kind, id }: CandidateSubject): boolean {
  return kind !== 'idea' || parseSharedHandle(id) !== null
}

/**
 * The idea of a candidate, which is made where the account has none: of an item once, of a private place the one that has its
 * name, of a friend's interest its own thing in the same, of an idea of a friend's list the one that means the same, of what a
 * discovery run recorded once. One that was archived becomes active again, but for that of a friend's list.
 *
 * It locks the account, so call it before any other lock. Errors: `reference_not_found` at `pointer` for what is gone, or not
 * known to this account any more; `place_archived`.
 */
export async function adoptCandidate(
  db: Db,
  { kind, id }: CandidateSubject,
  pointer: string,
): Promise<Adopted> {
  if (kind === 'item') return adoptItem(db, id, pointer)
  if (kind === 'found') return adoptFound(db, id, pointer)
  if (kind === 'idea') return adoptShared(db, id, pointer)
  await lockAccount(db)
  if (kind === 'place') return adoptOwnPlace(db, id, pointer)
  const interest_id = parseHandle('interest', id)
  const known = await listKnownInterests(db, interest_id === null ? [] : [interest_id])
  const [interest] = [...known.values()]
  if (!interest) throw fail('reference_not_found', { pointer })
  const own = (await listSubjectsOfInterests(db, [interest.interest_id])).get(interest.interest_id)
  if (own?.kind === 'place') return adoptOwnPlace(db, toHandle('place', own.id), pointer)
  if (own) return { idea_id: own.id, title: own.title, was: 'there', replicates: false }
  const archived = await findArchivedIdea(db, { interest_id: interest.interest_id })
  if (archived) return restore(db, archived)
  const saved = await saveInterest(db, interest)
  return { idea_id: saved.id, title: saved.title, was: 'made', replicates: false }
}

async function adoptOwnPlace(db: Db, handle: string, pointer: string): Promise<Adopted> {
  const place = await requirePlace(db, handle, pointer)
  if (place.state === 'archived') {
    throw fail('place_archived', { pointer, message: placeCannotBeUsed(place.name) })
  }
  const { place_id, name: title, activity_name } = place
  const { words_from, own_words } = wordsOfPlace(place)
  const event = { venue_place_id: null, event_start_at: null }
  const known = await findIdeaLike(db, { kind: 'place', title, place_id, ...event })
  if (known !== null) return { idea_id: known, title, was: 'there', replicates: false }
  const archived = await findArchivedIdea(db, { place_id })
  if (archived) return restore(db, archived)
  const idea_id = await insertIdea(db, {
    kind: 'place',
    title,
    description: null,
    place_id,
    ...event,
    activity_name,
    custom_activity_name: null,
    fixed_when: null,
    source_url: null,
    show_in_for_you: true,
    ...{ words_from, own_words },
  })
  return { idea_id, title, was: 'made', replicates: false }
}

async function restore(
  db: Db,
  { idea_id, title }: { idea_id: string; title: string },
): Promise<Adopted> {
  await updateIdeaRestored(db, idea_id)
  const replicates = await updateLikeTitle(db, idea_id, title)
  return { idea_id, title, was: 'restored', replicates }
}
