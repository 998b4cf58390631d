import { workTables } from '#server/data/accepted_work/tables.ts'
import type { Db } from '#server/database/db.ts'
import type { WorkKind } from '#server/domain/accepted_work/states.ts'

/** The key of the question of accepted work that its user declined last; null where none was. */
export async function findWorkDeclined(
  db: Db,
  kind: WorkKind,
  work_id: string,
): Promise<string | null> {
  const { rows, id } = workTables[kind]
  const [row] = await db.sql<{ declined_question: string | null }>`
    select declined_question
    from ${rows}
    where owner_id = ${db.owner} and ${id} = ${work_id}`
  return row?.declined_question ?? null
}

/** Keeps that the user declined the question with this key; nothing else of the work changes. */
export async function updateWorkDeclined(
  db: Db,
  kind: WorkKind,
  work_id: string,
  key: string,
): Promise<void> {
  const { rows, id, waits } = workTables[kind]
  await db.sql`
    update ${rows}
    set declined_question = ${key}
    where owner_id = ${db.owner} and ${id} = ${work_id} and ${waits}`
}
