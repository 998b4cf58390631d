import type { Person } from '#generated/types.ts'
import { findOwnProfile } from '#server/data/accounts/find.ts'
import { isOnlyGuest, type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { listTraces } from '#server/data/people/traces.ts'
import type { Db } from '#server/database/db.ts'
import { oneOfSeveral, personDetails } from '#server/domain/messages/people.ts'
import { momentWords } from '#server/domain/basics/time_words.ts'

/** A saved person who may be meant, with what tells them apart from others of the name. */
export type PersonCandidate = Person & {
  /** For people, such as “Friend in Mind, saved on Tuesday, 12 May 2026, 14:03, on your list “Summer””. */
  details: string
}

/** The people as candidates, in the same order. */
export async function tellApart(db: Db, people: readonly PersonRow[]): Promise<PersonCandidate[]> {
  const [{ timezone }, traces] = await Promise.all([
    findOwnProfile(db),
    listTraces(
      db,
      people.map(({ person_id }) => person_id),
    ),
  ])
  const byId = new Map(traces.map((one) => [one.person_id, one]))
  const shown = people.map((person) => ({
    ...toPerson(person),
    details: personDetails({
      classification: person.classification,
      isOnlyGuest: isOnlyGuest(person),
      saved: momentWords(person.created_at, timezone),
      former: person.aliases,
      list: byId.get(person.person_id)?.list ?? null,
      plan: byId.get(person.person_id)?.plan ?? null,
    }),
  }))
  return shown.map((one, at) => {
    const isTwin = (other: PersonCandidate) => other.details === one.details
    const count = shown.filter(isTwin).length
    const place = shown.slice(0, at).filter(isTwin).length + 1
    return count === 1 ? one : { ...one, details: oneOfSeveral(one.details, place, count) }
  })
}
