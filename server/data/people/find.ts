import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'

/** The person of a handle. Errors: `reference_not_found`, also for a deleted person. */
export async function requirePerson(db: Db, handle: string, pointer: string): Promise<PersonRow> {
  const [person] = await requirePeople(db, [handle], () => pointer)
  if (!person) throw fail('reference_not_found', { pointer })
  return person
}

/**
 * The people of these handles, each once. `pointer` says where in the input a handle stands. Errors:
 * `reference_not_found` for the first handle that is not a person's, or is a deleted person's.
 */
export async function requirePeople(
  db: Db,
  handles: readonly string[],
  pointer: (index: number) => string,
): Promise<PersonRow[]> {
  const ids = handles.map((handle, index) => {
    const id = parseHandle('person', handle)
    if (id === null) throw fail('reference_not_found', { pointer: pointer(index) })
    return id
  })
  const rows = await listPeople(db, ids)
  const found = new Map(rows.map((row) => [row.person_id, row]))
  const missing = ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw fail('reference_not_found', { pointer: pointer(missing) })
  return [...found.values()]
}
