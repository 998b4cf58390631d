import { listPeople } from '#server/data/people/list.ts'
import type { PersonName, PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** The person of a handle. Errors: `reference_not_found`, also for a deleted person. */
export async function requirePerson(db: Db, handle: string, pointer: string): Promise<PersonRow> {
  const [person] = await requirePeople(db, [handle], () => pointer)
  if (!person) throw fail('reference_not_found', { pointer })
  return person
}

/**
 * The people of these handles, each once. `pointer` says where in the input a handle stands. Errors:
 * `reference_not_found` for the first handle that is not a person's, or is a deleted person's who is not among the
 * `others`.
 */
export async function requirePeople(
  db: Db,
  handles: readonly string[],
  pointer: (index: number) => string,
  others: readonly PersonRow[] = [],
): Promise<PersonRow[]> {
  const ids = idsOf(handles, pointer)
  const rows = await listPeople(db, ids)
  return inOrder(ids, [...others, ...rows], pointer)
}

/** The rows of the people that handles name. Errors: as `requirePeople`. */
export function requireRows<Row extends PersonName>(
  rows: readonly Row[],
  handles: readonly string[],
  pointer: (index: number) => string,
): Row[] {
  return inOrder(idsOf(handles, pointer), rows, pointer)
}

function idsOf(handles: readonly string[], pointer: (index: number) => string): string[] {
  return handles.map((handle, index) => {
    const id = parseHandle('person', handle)
    if (id === null) throw fail('reference_not_found', { pointer: pointer(index) })
    return id
  })
}

function inOrder<Row extends PersonName>(
  ids: readonly string[],
  rows: readonly Row[],
  pointer: (index: number) => string,
): Row[] {
  const found = new Map(rows.map((row) => [row.person_id, row]))
  const missing = ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw fail('reference_not_found', { pointer: pointer(missing) })
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
