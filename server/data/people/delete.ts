import { nameKey } from '#server/domain/basics/name_key.ts'
import { deletedPerson } from '#server/domain/calls/erased.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Marks a person as deleted, whose names go at once, and removes them from every list, whose counts it updates; ideas are no longer kept for them. The caller has
 * locked the person and the lists.
 */
export async function deletePerson(db: Db, person: PersonRow): Promise<void> {
  await db.sql`
    with gone as (
      update people
      set deleted_at = (select clock_timestamp()), updated_at = (select clock_timestamp()),
        display_name = ${deletedPerson}, name_key = ${nameKey(deletedPerson)}, aliases = '{}', alias_keys = '{}'
      where owner_id = ${db.owner} and person_id = ${person.person_id}
    ), kept as (
      delete from idea_people
      where owner_id = ${db.owner} and person_id = ${person.person_id}
    ), left_lists as (
      delete from list_people
      where owner_id = ${db.owner} and person_id = ${person.person_id}
      returning list_id
    )
    update lists
    set people_count = people_count - 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id in (select list_id from left_lists)`
}
