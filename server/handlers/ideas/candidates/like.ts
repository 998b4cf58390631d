import { candidateReference, checkLists } from '#server/flows/likes/interest_subjects.ts'
import { listLikers } from '#server/data/likes/known_interests.ts'
import { lockSubjects } from '#server/data/likes/subjects.ts'
import { updateLikes, type LikeChange, type Likes, listLikesOf } from '#server/data/likes/rows.ts'
import { idsOf } from '#server/data/lists/members.ts'
import { resolvePeople, toPerson } from '#server/data/people/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { likedFor, mostIntentions, notLiked, peopleIn } from '#server/domain/like.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.candidates.like', async (context, input) => {
  const { db } = context
  const { candidate_ids } = input
  if (!candidate_ids) throw fail('subject_required', { pointer: '/candidate_ids' })
  await checkLists(db, [{ handle: input.idea_list_handle, pointer: '/idea_list_handle' }])
  const people = idsOf(await resolvePeople(db, input.person_handles))
  const named = await lockSubjects(
    db,
    candidate_ids.map((id, index) => candidateReference(context, id, `/candidate_ids/${index}`)),
    true,
  )
  const subjects = named.filter((subject) => subject !== null)
  const archived = subjects.findIndex(({ state }) => state === 'archived')
  if (archived >= 0) throw fail('idea_archived', { pointer: `/candidate_ids/${archived}` })

  const { likes } = await listLikesOf(db, subjects)
  const changes = [...new Map(subjects.map((subject) => [subject.id, subject])).values()].map(
    (subject): LikeChange => {
      const before = likes.get(subject.id)
      return { subject, before, after: likedFor(before ?? notLiked, [people]) }
    },
  )
  refuseTooMany(changes)
  const { likes: changed, reversible, replicates } = await updateLikes(db, changes, 'interest')
  const [now, likers] = await Promise.all([
    listLikesOf(db, subjects),
    listLikers(
      db,
      subjects.map(({ title_key }) => title_key),
    ),
  ])
  const data = {
    likes: candidate_ids.flatMap((candidate_id, index) => {
      const subject = subjects[index]
      if (!subject) return []
      const known = idsOf(likers.get(subject.title_key) ?? [])
      // For nobody in particular, anybody who likes it too will do.
      const mutual = known.some((id) => people.length === 0 || people.includes(id))
      return [{ candidate_id, liked: true, people: peopleOf(now, subject.id), mutual }]
    }),
    reversible_action_id: reversible[0]?.handle ?? null,
  }
  const titles = spokenList(changes.map(({ subject }) => `“${subject.title}”`))
  if (changed.length === 0) return unchanged(data, { text: `You liked ${titles} before.` })
  const effects = changed.map(({ subject_id }) => ({
    type: 'candidates.liked',
    state: 'confirmed' as const,
    resource: { kind: 'idea', handle: toHandle('idea', subject_id) },
  }))
  return completed(data, { text: `You like ${titles}.`, effects, replicates })
})

function refuseTooMany(changes: readonly LikeChange[]): void {
  const full = changes.find(({ after }) => after.intentions.length > mostIntentions)
  if (!full) return
  const message = `“${full.subject.title}” is liked for ${mostIntentions} groups of people already.`
  throw fail('limit_reached', { pointer: '/person_handles', message })
}

function peopleOf({ likes, people }: Likes, subject_id: string) {
  const ids = peopleIn(likes.get(subject_id)?.intentions ?? [])
  return ids
    .map((id) => people.get(id))
    .filter((person) => person !== undefined)
    .map(toPerson)
}
