import { lockPeopleById } from '#server/data/people/lock.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { type PeopleFields, resolvePeople } from '#server/flows/people/resolve.ts'

/**
 * The saved people that these handles and names mean; none of them is deleted until this transaction ends.
 * `fields` names the input fields where they are not `person_handles` and `person_names`; of the `others` even
 * deleted people may be meant. Errors: as `resolvePeople`.
 */
export async function lockPeople(
  db: Db,
  handles?: readonly string[],
  names?: readonly string[],
  fields?: PeopleFields,
  others: readonly PersonRow[] = [],
): Promise<PersonRow[]> {
  const people = await resolvePeople(db, handles, names, fields, others)
  const locked = await lockPeopleById(db, idsOf(people))
  const kept = new Set([...locked, ...idsOf(others)])
  return people.filter(({ person_id }) => kept.has(person_id))
}
