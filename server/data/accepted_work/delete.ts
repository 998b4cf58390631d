import { workTables } from '#server/data/accepted_work/tables.ts'
import { deleteMediaOf } from '#server/data/media/delete.ts'
import type { Db } from '#server/database/db.ts'
import { workDays } from '#server/domain/calls/retention.ts'
import type { WorkKind } from '#server/domain/accepted_work/states.ts'

/**
 * Deletes captures or roundups of this account of which nothing has changed for ninety days, at most `most`, with their
 * updates and with the files or items that only they have; those that go on by themselves stay. One that waits for an answer
 * goes, too.
 *
 * @returns how many that were.
 */
export async function deleteOldWork(db: Db, kind: WorkKind, most: number): Promise<number> {
  const { rows, id, rests } = workTables[kind]
  const old = await db.sql<{ work_id: string }>`
    select ${id} as work_id
    from ${rows}
    where owner_id = ${db.owner} and ${rests} and updated_at < now() - make_interval(days => ${workDays})
    order by updated_at
    limit ${most}
    for update skip locked`
  const ids = old.map(({ work_id }) => work_id)
  await deleteWork(db, kind, ids)
  return ids.length
}

/** Deletes captures or roundups of this account, with their updates and with the files or items that only they have. The caller has locked them. */
export async function deleteWork(db: Db, kind: WorkKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows, updates, id } = workTables[kind]
  if (kind === 'capture') await deleteMediaOf(db, ids)
  await Promise.all([
    db.sql`delete from ${updates} where owner_id = ${db.owner} and ${id} = any(${[...ids]}::uuid[])`,
    kind === 'roundup' &&
      db.sql`delete from roundup_items where owner_id = ${db.owner} and roundup_id = any(${[...ids]}::uuid[])`,
    db.sql`delete from ${rows} where owner_id = ${db.owner} and ${id} = any(${[...ids]}::uuid[])`,
  ])
}
