import type { RelationshipsInterestGetInput } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { checkLists, interestReference } from '#server/flows/likes/interest_subjects.ts'
import { isLikedBy } from '#server/data/likes/known_interests.ts'
import { requireSubjects } from '#server/data/likes/subjects.ts'
import { listLikesOf } from '#server/data/likes/rows.ts'
import { requirePerson, type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { peopleByWords } from '#server/data/people/by_words.ts'
import { missing } from '#server/domain/failure.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** In place of a person there is not, so that the same is looked up, and takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'

export default handler('relationships.interest.get', async (context, input) => {
  const { db } = context
  const named = input.subject
  if (!named) throw missing('/subject')
  const reference = interestReference(context, named)
  if (!reference) throw missing('/subject/candidate_id')
  await checkLists(db, [{ handle: named.idea_list_handle, pointer: '/subject/idea_list_handle' }])
  const [subject] = await requireSubjects(db, [reference])
  const people = await meant(db, input)
  const [first, ...others] = people
  const person = first && others.length === 0 ? first : null
  const [{ likes }, shared] = await Promise.all([
    listLikesOf(db, subject ? [subject] : []),
    isLikedBy(db, subject?.title_key ?? '', person?.person_id ?? nobody),
  ])
  const mine = likes.get(subject?.id ?? '')?.saved ?? false
  const mutual = mine && shared
  const data = {
    subject: named,
    mine,
    person: person && toPerson(person),
    ...(others.length > 0 && { candidates: people.map(toPerson) }),
    mutual: mutual ? (true as const) : ('unknown' as const),
  }
  const text =
    mutual && person
      ? `You and ${person.display_name} both like “${subject?.title ?? ''}”.`
      : 'Whether the interest is mutual is not known.'
  return completed(data, { text })
})

async function meant(
  db: Db,
  { person_handle, person_query }: RelationshipsInterestGetInput,
): Promise<PersonRow[]> {
  if (person_handle !== undefined) return [await requirePerson(db, person_handle, '/person_handle')]
  return peopleByWords(db, person_query ?? '')
}
