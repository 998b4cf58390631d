import type { CandidateLike } from '#generated/types.ts'
import { listLikers } from '#server/data/incoming_interests/list.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import type { Likes } from '#server/data/likes/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { likedFor, maxIntentions, notLiked, peopleIn } from '#server/domain/likes/like.ts'
import { liked, likeIsForTooMany, wasLiked } from '#server/domain/messages/likes.ts'
import { ideaRestored } from '#server/domain/messages/inventory.ts'
import { calledBy, idsOf } from '#server/domain/people/named.ts'
import { candidateReferences, requireLists } from '#server/flows/likes/interest_subjects.ts'
import { lockSubjects } from '#server/flows/likes/subjects.ts'
import { type LikeChange, updateLikes } from '#server/flows/likes/update.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.candidates.like', async (context, input) => {
  const { db } = context
  const { candidate_ids } = input
  if (!candidate_ids) throw fail('subject_required', { pointer: '/candidate_ids' })
  await requireLists(db, [{ handle: input.idea_list_handle, pointer: '/idea_list_handle' }])
  const company = await resolvePeople(db, input.person_handles)
  const people = idsOf(company)
  const resolved = await lockSubjects(
    db,
    await candidateReferences(context, candidate_ids, '/candidate_ids'),
    true,
  )
  const subjects = resolved.filter((subject) => subject !== null)
  const archived = subjects.findIndex(({ state }) => state === 'archived')
  if (archived >= 0) throw fail('idea_archived', { pointer: `/candidate_ids/${archived}` })

  const { likes } = await listLikesOf(db, subjects)
  const distinct = new Map(subjects.map((subject) => [subject.id, subject])).values()
  const changes = [...distinct].map((subject): LikeChange => {
    const before = likes.get(subject.id)
    return { subject, before, after: likedFor(before ?? notLiked, [people]) }
  })
  refuseTooMany(changes)
  const { likes: changed, reversible, replicates } = await updateLikes(db, changes, 'interest')
  const [current, likers] = await Promise.all([
    listLikesOf(db, subjects),
    listLikers(
      db,
      subjects.map(({ id }) => id),
    ),
  ])
  const data = {
    likes: candidate_ids.flatMap((candidate_id, index): CandidateLike[] => {
      const subject = subjects[index]
      if (!subject) return []
      const mutual = isMutual(likers.get(subject.id) ?? [], people)
      return [{ candidate_id, liked: true, people: peopleOf(current, subject.id), mutual }]
    }),
    reversible_action_id: reversible[0]?.handle ?? null,
  }
  const names = company.map(calledBy)
  const titles = changes.map(({ subject }) => subject.title)
  const restored = [...new Set(subjects.filter((subject) => subject.restored))]
  if (changed.length + restored.length === 0)
    return unchanged(data, { text: wasLiked(titles, names) })
  const effects = changed.map(({ subject_id }) => ({
    type: 'candidates.liked',
    state: 'confirmed' as const,
    resource: { kind: 'idea', handle: toHandle('idea', subject_id) },
  }))
  return completed(data, {
    text: liked(titles, names),
    effects,
    replicates: replicates || restored.length > 0,
    disclosures: restored.map(({ title }) => ideaRestored(title)),
  })
})

function refuseTooMany(changes: readonly LikeChange[]): void {
  const full = changes.find(({ after }) => after.intentions.length > maxIntentions)
  if (!full) return
  const message = likeIsForTooMany(full.subject.title, maxIntentions)
  throw fail('limit_reached', { pointer: '/person_handles', message })
}

/** Whether one of these people is known to like it, too; where the like is for no one in particular, anyone. */
function isMutual(likers: readonly PersonRow[], people: readonly string[]): boolean {
  return likers.some(({ person_id }) => people.length === 0 || people.includes(person_id))
}

function peopleOf({ likes, people }: Likes, subject_id: string) {
  const ids = peopleIn(likes.get(subject_id)?.intentions ?? [])
  return ids.flatMap((id) => people.get(id) ?? []).map(toPerson)
}
