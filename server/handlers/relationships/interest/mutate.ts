import type { Input } from '#generated/types.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import { type LikeSubjectRow, toLikedThing } from '#server/data/likes/rows.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { fail, missing } from '#server/domain/basics/failure.ts'
import {
  type LikeState,
  likedFor,
  maxIntentions,
  notLiked,
  peopleIn,
  withoutPeople,
} from '#server/domain/likes/like.ts'
import {
  liked,
  likedWith,
  likeIsForTooMany,
  nothingUndone,
  undone,
  undoneInPart,
  unliked,
  unlikedWith,
  wasLiked,
  wasNotLiked,
  wasNotLikedWith,
} from '#server/domain/messages/likes.ts'
import { ideaRestored } from '#server/domain/messages/inventory.ts'
import {
  interestReference,
  requireLists,
  toInterestSubject,
} from '#server/flows/likes/interest_subjects.ts'
import { lockSubjects, requireAmong } from '#server/flows/likes/subjects.ts'
import { undoLikes } from '#server/flows/likes/undo.ts'
import { type Changed, updateLikes } from '#server/flows/likes/update.ts'
import { personByWords } from '#server/flows/people/by_words.ts'
import { calledBy } from '#server/domain/people/named.ts'
import type { Called } from '#server/domain/basics/in_quotes.ts'
import { type Context, completed, handler, unchanged } from '#server/runtime/handler.ts'

type Wanted = Input<'relationships.interest.mutate'>

export default handler('relationships.interest.mutate', async (context, input) => {
  const { db } = context
  const { operation, subject: named } = input
  if (operation === undefined) throw missing('/operation')
  if (operation === 'undo') return undo(context, input)
  const reference = named && interestReference(context, named)
  if (!named || !reference) throw fail('subject_required', { pointer: '/subject' })
  await requireLists(db, [
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
  const after = stateAfter(operation, before ?? notLiked, person)
  if (after.intentions.length > maxIntentions) {
    const message = likeIsForTooMany(subject.title, maxIntentions)
    throw fail('limit_reached', { pointer, message })
  }
  const changed = await updateLikes(db, [{ subject, before, after }], 'interest')
  const isLiked = after.saved && (!person || peopleIn(after.intentions).includes(person.person_id))
  const data = {
    subject: named,
    person: person && toPerson(person),
    liked: isLiked,
    reversible_action_id: changed.reversible[0]?.handle ?? null,
  }
  const isChanged = changed.likes.length > 0
  const text = textOf(subject.title, person && calledBy(person), isLiked, isChanged)
  const { restored = false } = subject
  if (!isChanged && !restored) return unchanged(data, { text })
  return completed(data, {
    text,
    ...consequences([subject], changed),
    replicates: changed.replicates || restored,
    disclosures: restored ? [ideaRestored(subject.title)] : [],
  })
})

async function undo(context: Context, { reversible_action_id: handle, subject: named }: Wanted) {
  const pointer = '/reversible_action_id'
  if (handle === undefined) throw missing(pointer)
  const result = await undoLikes(context, 'interest', { handle, pointer })
  const { subjects, likes, reversible, keeps } = result
  const reference = named && interestReference(context, named)
  if (reference) await requireAmong(context.db, subjects, reference, pointer)
  const [first] = subjects
  if (!first) throw new Error('A reversible action is of at least one like.')
  const current = await listLikesOf(context.db, [first])
  const data = {
    subject: toInterestSubject(context, first),
    person: null,
    liked: current.likes.get(first.id)?.saved ?? false,
    reversible_action_id: reversible[0]?.handle ?? null,
  }
  const titles = subjects.map(({ title }) => title)
  const facts = { undone: likes.length }
  if (likes.length === 0) return unchanged(data, { text: nothingUndone(titles), facts })
  const text = keeps ? undoneInPart(titles) : undone(titles)
  return completed(data, { text, facts, ...consequences(subjects, result) })
}

function stateAfter(operation: 'like' | 'unlike', before: LikeState, person: PersonRow | null) {
  if (operation === 'like') return likedFor(before, person ? [[person.person_id]] : [])
  return person ? withoutPeople(before, [person.person_id]) : notLiked
}

function textOf(title: string, person: Called | null, isLiked: boolean, isChanged: boolean) {
  if (person === null) {
    if (isLiked) return isChanged ? liked([title]) : wasLiked([title])
    return isChanged ? unliked(title) : wasNotLiked(title)
  }
  if (isLiked) return likedWith(title, person)
  return isChanged ? unlikedWith(title, person) : wasNotLikedWith(title, person)
}

function consequences(subjects: readonly LikeSubjectRow[], { replicates }: Changed) {
  return {
    replicates,
    effects: subjects.map((subject) => {
      const { kind, handle } = toLikedThing(subject)
      const resource = { kind: kind === 'place' ? 'place' : 'idea', handle }
      return { type: 'interest.changed', state: 'confirmed' as const, resource }
    }),
  }
}
