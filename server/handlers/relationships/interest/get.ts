import type { InterestSubject, RelationshipsInterestGetInput } from '#generated/types.ts'
import { isKnownToLike } from '#server/data/incoming_interests/find.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import {
  bothLike,
  findTheInterest,
  mutualUnknown,
  whichInterest,
} from '#server/domain/messages/likes.ts'
import { interestReference, requireLists } from '#server/flows/likes/interest_subjects.ts'
import { requireSubjects } from '#server/flows/likes/subjects.ts'
import { peopleByWords, personByHandle } from '#server/flows/people/by_words.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** The id of nothing and of nobody, to be looked up where none was found, so that the answer takes as long. */
const noId = '00000000-0000-0000-0000-000000000000'

export default handler('relationships.interest.get', async (context, input) => {
  const { db } = context
  const named = input.subject ?? {}
  const reference = interestReference(context, named)
  if (!reference) return asked(named)
  await requireLists(db, [{ handle: named.idea_list_handle, pointer: '/subject/idea_list_handle' }])
  const [subject] = await requireSubjects(db, [reference])
  const people = await peopleOf(db, input)
  const [first, ...others] = people
  const person = first && others.length === 0 ? first : null
  const [{ likes }, theirs] = await Promise.all([
    listLikesOf(db, subject ? [subject] : []),
    isKnownToLike(db, subject?.id ?? noId, person?.person_id ?? noId),
  ])
  const mine = likes.get(subject?.id ?? '')?.saved ?? false
  const mutual = mine && theirs && subject?.state === 'active'
  const data = {
    subject: named,
    mine,
    person: person && toPerson(person),
    ...(others.length > 0 && { candidates: people.map(toPerson) }),
    mutual: mutual ? (true as const) : ('unknown' as const),
  }
  const text =
    mutual && person ? bothLike(person.display_name, subject?.title ?? '') : mutualUnknown
  return completed(data, { text })
})

/** The answer where no interest is named: the capability has no status to ask with. */
function asked(subject: InterestSubject) {
  const data = { subject, mine: false, person: null, mutual: 'unknown' as const }
  const next = [{ capability: 'ideas.saved.query' as const, reason: findTheInterest }]
  return completed(data, { text: whichInterest, next })
}

/** The people an input may mean; none where it names no one or matches no one. */
async function peopleOf(
  db: Db,
  { person_handle, person_query }: RelationshipsInterestGetInput,
): Promise<PersonRow[]> {
  if (person_handle !== undefined) return [await personByHandle(db, person_handle, person_query)]
  return peopleByWords(db, person_query ?? '')
}
