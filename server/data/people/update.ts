import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** How many former names are remembered. */
const maxAliases = 20

/**
 * Gives a person another name; the former one becomes the first alias. A guest who signed up by a link is known to the
 * host from then on. Returns the person as they are now.
 * The caller has locked the person.
 */
export async function updatePersonName(
  db: Db,
  person: PersonRow,
  name: string,
): Promise<PersonRow> {
  const name_key = nameKey(name)
  const former = new Map(
    [person.display_name, ...person.aliases].map((alias) => [nameKey(alias), alias]),
  )
  former.delete(name_key)
  const aliases = [...former.values()].slice(0, maxAliases)
  const alias_keys = [...former.keys()].slice(0, maxAliases)
  await db.sql`
    update people
    set display_name = ${name}, name_key = ${name_key}, aliases = ${aliases}, alias_keys = ${alias_keys},
      origin = 'saved', updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and person_id = ${person.person_id}`
  return { ...person, display_name: name, name_key, aliases, alias_keys, origin: 'saved' }
}

/** Makes a person a Connected Friend or a Friend in Mind. */
export async function updateClassification(
  db: Db,
  person_id: string,
  classification: PersonRow['classification'],
): Promise<void> {
  await db.sql`
    update people
    set classification = ${classification}, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and person_id = ${person_id}`
}
