import { lockPeopleById } from '#server/data/people/lock.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { idsOf } from '#server/domain/people.ts'
import { type PeopleFields, resolvePeople } from '#server/flows/people/resolve.ts'

/**
 * The saved people that these handles and names mean; none of them is deleted until this transaction ends.
 * `fields` names the input fields where they are not `person_handles` and `person_names`. Errors: as
 * `resolvePeople`.
 */
export async function lockPeople(
  db: Db,
  handles?: readonly string[],
  names?: readonly string[],
  fields?: PeopleFields,
): Promise<PersonRow[]> {
  const people = await resolvePeople(db, handles, names, fields)
  const locked = await lockPeopleById(db, idsOf(people))
  return people.filter(({ person_id }) => locked.has(person_id))
}
