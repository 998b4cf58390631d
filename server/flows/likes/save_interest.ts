import { insertIdea } from '#server/data/ideas/insert.ts'
import type { KnownInterest } from '#server/data/incoming_interests/list.ts'
import { listSubjectsOfInterests } from '#server/data/likes/list_subjects.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Saves what another person is interested in as an idea of this account's, unless it has it already. */
export async function saveInterest(db: Db, interest: KnownInterest): Promise<LikeSubjectRow> {
  const { interest_id, title, starts_at, activity_name, custom_activity_name } = interest
  // One call may name two interests in the same thing.
  const known = (await listSubjectsOfInterests(db, [interest_id])).get(interest_id)
  if (known) return known
  const isEvent = interest.kind === 'event' && starts_at !== null
  const id = await insertIdea(db, {
    kind: isEvent ? 'event' : 'place',
    title,
    description: null,
    place_id: null,
    venue_place_id: null,
    activity_name,
    custom_activity_name,
    fixed_when: null,
    event_start_at: isEvent ? starts_at : null,
    source_url: null,
    show_in_for_you: true,
    idea_origin: 'adopted',
    words_from: 'friend',
  })
  return {
    kind: isEvent ? 'event' : 'idea',
    id,
    title,
    title_key: nameKey(title),
    state: 'active',
  }
}
