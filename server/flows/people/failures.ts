import { isOnlyGuest, type PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import {
  noPersonNamed,
  severalPeopleMatch,
  whoIsMeantIsSaved,
} from '#server/domain/messages/people.ts'
import { ensureCall, lookingCall } from '#server/domain/people/calls.ts'
import { tellApart } from '#server/flows/people/tell_apart.ts'

/** How many candidates an ambiguous name is answered with at most. */
const maxCandidates = 25

/**
 * The failure for names that no saved person has. Its prerequisite adds people of these names; where the first name is
 * part of the names in `near`, looking at those comes first.
 */
export function personUnresolved(
  names: string[],
  pointer: string,
  near: readonly string[] = [],
): Failure {
  const [name = ''] = names
  const prerequisite = ensureCall(names)
  const looking = lookingCall(name)
  return fail('person_unresolved', {
    pointer,
    message: noPersonNamed(names, near),
    prerequisite,
    ...(near.length > 0 && { instead: [looking, prerequisite] }),
  })
}

/**
 * The failure for a name that several saved people have; what helps is to look at them and to name one by handle.
 * `relationships.people.ensure` itself has no prerequisite.
 */
export async function personAmbiguous(
  db: Db,
  name: string,
  people: readonly PersonRow[],
  pointer: string,
  prerequisite?: ReturnType<typeof ensureCall>,
): Promise<Failure> {
  const candidates = await tellApart(db, people.slice(0, maxCandidates))
  return fail('person_ambiguous', {
    pointer,
    message: severalPeopleMatch(name),
    candidates: candidates.map((one) => ({ ...one })),
    ...(prerequisite ? { prerequisite } : { advice: whoIsMeantIsSaved }),
    // Guests who signed up by a link are not among the saved people, so the candidates are all there is.
    instead: people.every(isOnlyGuest) ? [] : [lookingCall(name)],
  })
}
