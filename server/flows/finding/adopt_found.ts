import { findOwnProfile } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { findFound } from '#server/data/discovery_candidates/find.ts'
import { updateFoundIdea } from '#server/data/discovery_candidates/update.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { updateIdeaRestored } from '#server/data/ideas/update.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import type { Db } from '#server/database/db.ts'
import { ideaOf, wordsOfFound } from '#server/domain/discovery/idea.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { placeOfFound } from '#server/flows/finding/place_of_found.ts'

/**
 * Makes an idea of what a host recorded in a discovery run, once: the second time it is the same idea. One that its owner
 * has archived becomes active again, so call it only for what the owner asks for.
 *
 * It locks the account, so call it before any other lock. Errors: `reference_not_found` at `pointer` for what is not there,
 * and for what was not taken before its run expired.
 */
export async function adoptFound(db: Db, found_id: string, pointer: string): Promise<Adopted> {
  await lockAccount(db)
  const [found, { timezone }] = await Promise.all([findFound(db, found_id), findOwnProfile(db)])
  if (found === null || found.facts.by !== 'host') throw fail('reference_not_found', { pointer })
  if (found.idea_id !== null) return restored(db, found.idea_id)
  if (found.expired) throw fail('reference_not_found', { pointer })
  const { candidate } = found.facts
  const words_from = wordsOfFound(candidate, found.evidence)
  const facts = ideaOf(candidate, found.evidence, { timezone, now: await db.now() })
  const place_id = await placeOfFound(db, candidate, words_from)
  const isEvent = facts.kind === 'event'
  const idea_id = await insertIdea(db, {
    ...facts,
    place_id: isEvent ? null : place_id,
    venue_place_id: isEvent ? place_id : null,
    activity_name: null,
    custom_activity_name: null,
    fixed_when: null,
    show_in_for_you: true,
    idea_origin: 'discovered',
    words_from,
  })
  await updateFoundIdea(db, found_id, idea_id)
  return { idea_id, title: facts.title, was: 'made', replicates: false }
}

async function restored(db: Db, idea_id: string): Promise<Adopted> {
  const [idea] = await listIdeas(db, [idea_id])
  if (!idea) throw new Error('An idea is never deleted.')
  const { title, state } = idea
  if (state === 'active') return { idea_id, title, was: 'there', replicates: false }
  await updateIdeaRestored(db, idea_id)
  return { idea_id, title, was: 'restored', replicates: await updateLikeTitle(db, idea_id, title) }
}

/** An idea that an item became. */
export interface Adopted {
  readonly idea_id: string
  readonly title: string
  /** Whether the idea was made now, was there, or was archived and is active again. */
  readonly was: 'made' | 'there' | 'restored'
  /** Whether copies of its like in other accounts are out of date. */
  readonly replicates: boolean
}
