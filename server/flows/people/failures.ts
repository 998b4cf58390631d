import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import { noPersonNamed, seeWhoIsMeant, severalPeopleMatch } from '#server/domain/messages/people.ts'

/** How many candidates an ambiguous name is answered with at most. */
const mostCandidates = 25

/** The failure for names that no saved person has. Its prerequisite adds people of these names. */
export function personUnresolved(names: string[], pointer: string): Failure {
  return fail('person_unresolved', {
    pointer,
    message: noPersonNamed(names),
    prerequisite: ensureCall(names),
  })
}

/**
 * The failure for a name that several saved people have; what helps is to look at them and to name one by handle.
 * `relationships.people.ensure` itself has no prerequisite.
 */
export function personAmbiguous(
  name: string,
  people: readonly PersonRow[],
  pointer: string,
  prerequisite?: ReturnType<typeof ensureCall>,
): Failure {
  return fail('person_ambiguous', {
    pointer,
    message: severalPeopleMatch(name),
    candidates: people.slice(0, mostCandidates).map((person) => ({ ...toPerson(person) })),
    ...(prerequisite && { prerequisite }),
    instead: [{ capability: 'relationships.people.query', reason: seeWhoIsMeant, input: { name } }],
  })
}

/** The call that adds people of these names where they are not saved yet. */
export function ensureCall(names: string[]) {
  return { capability: 'relationships.people.ensure', input: { names } }
}
