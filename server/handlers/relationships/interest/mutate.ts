import type { Input } from '#generated/types.ts'
import {
  checkLists,
  interestReference,
  toInterestSubject,
} from '#server/flows/likes/interest_subjects.ts'
import { lockSubjects, type Subject, toLikedThing } from '#server/data/likes/subjects.ts'
import { undoLikes } from '#server/flows/likes/undo.ts'
import { type Changed, updateLikes, listLikesOf } from '#server/data/likes/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { personByWords } from '#server/data/people/by_words.ts'
import { fail, missing } from '#server/domain/failure.ts'
import {
  likedFor,
  type LikeState,
  mostIntentions,
  notLiked,
  peopleIn,
  withoutPeople,
} from '#server/domain/like.ts'
import { completed, type Context, handler, unchanged } from '#server/runtime/handler.ts'

type Wanted = Input<'relationships.interest.mutate'>

export default handler('relationships.interest.mutate', async (context, input) => {
  const { db } = context
  const { operation, subject: named } = input
  if (operation === undefined) throw missing('/operation')
  if (operation === 'undo') return undo(context, input)
  const reference = named && interestReference(context, named)
  if (!named || !reference) throw fail('subject_required', { pointer: '/subject' })
  await checkLists(db, [
    { handle: input.idea_list_handle, pointer: '/idea_list_handle' },
    { handle: named.idea_list_handle, pointer: '/subject/idea_list_handle' },
  ])
  const [subject] = await lockSubjects(db, [reference], operation === 'like')
  const { pointer } = reference
  if (!subject) throw fail('reference_not_found', { pointer })
  if (operation === 'like' && subject.state === 'archived') {
    throw fail(subject.kind === 'place' ? 'place_archived' : 'idea_archived', { pointer })
  }
  const person = await personByWords(db, input)
  const { likes } = await listLikesOf(db, [subject])
  const before = likes.get(subject.id)
  const after = wanted(operation, before ?? notLiked, person)
  if (after.intentions.length > mostIntentions) throw fail('limit_reached', { pointer })
  const changed = await updateLikes(db, [{ subject, before, after }], 'interest')
  const liked = after.saved && (!person || peopleIn(after.intentions).includes(person.person_id))
  const data = {
    subject: named,
    person: person && toPerson(person),
    liked,
    reversible_action_id: changed.reversible[0]?.handle ?? null,
  }
  const whom = person ? ` with ${person.display_name}` : ''
  const text = liked
    ? `You like “${subject.title}”${whom}.`
    : `You do not like “${subject.title}”${whom} now.`
  if (changed.likes.length === 0) return unchanged(data, { text })
  return completed(data, { text, ...consequences([subject], changed) })
})

async function undo(context: Context, { reversible_action_id: handle }: Wanted) {
  const pointer = '/reversible_action_id'
  if (handle === undefined) throw missing(pointer)
  const undone = await undoLikes(context, 'interest', { handle, pointer })
  const { subjects, likes, reversible } = undone
  const [first] = subjects
  if (!first) throw new Error('A reversible action is of one like at least.')
  const now = await listLikesOf(context.db, [first])
  const data = {
    subject: toInterestSubject(context, first),
    person: null,
    liked: now.likes.get(first.id)?.saved ?? false,
    reversible_action_id: reversible[0]?.handle ?? null,
  }
  const names = subjects.slice(0, 5).map(({ title }) => `“${title}”`)
  const rest = subjects.length > 5 ? ` and ${subjects.length - 5} more` : ''
  const text = `As before: ${names.join(', ')}${rest}.`
  const facts = { undone: likes.length }
  if (likes.length === 0) return unchanged(data, { text, facts })
  return completed(data, { text, facts, ...consequences(subjects, undone) })
}

function wanted(operation: 'like' | 'unlike', before: LikeState, person: PersonRow | null) {
  if (operation === 'like') return likedFor(before, person ? [[person.person_id]] : [])
  return person ? withoutPeople(before, [person.person_id]) : notLiked
}

function consequences(subjects: readonly Subject[], { replicates }: Changed) {
  return {
    replicates,
    effects: subjects.map((subject) => {
      const { kind, handle } = toLikedThing(subject)
      const resource = { kind: kind === 'place' ? 'place' : 'idea', handle }
      return { type: 'interest.changed', state: 'confirmed' as const, resource }
    }),
  }
}
