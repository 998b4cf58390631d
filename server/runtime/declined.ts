import { findWorkDeclined, updateWorkDeclined } from '#server/data/accepted_work/declined.ts'
import type { WorkKind } from '#server/domain/accepted_work/states.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Accepted work that may ask its user something: a capture or a roundup, by its handle. */
export interface AskingWork {
  readonly owner: string
  readonly kind: WorkKind
  readonly handle: string
}

/** The key of the question that the user declined last; null where none was. The caller may read the work. */
export async function findDeclined(
  { database }: Pick<Runtime, 'database'>,
  { owner, kind, handle }: AskingWork,
): Promise<string | null> {
  const id = parseHandle(kind, handle)
  return id === null ? null : database.read(owner, (db) => findWorkDeclined(db, kind, id))
}

/** Keeps that the user declined the question with this key. The question itself stays open. */
export async function updateDeclined(
  { database }: Pick<Runtime, 'database'>,
  { owner, kind, handle }: AskingWork,
  key: string,
): Promise<void> {
  const id = parseHandle(kind, handle)
  if (id !== null) {
    await database.write(owner, { work: (db) => updateWorkDeclined(db, kind, id, key) })
  }
}
