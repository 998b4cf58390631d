import type { Db } from '#server/database/db.ts'
import { markDue } from '#server/data/due_work/rows.ts'

/**
 * Says that something other accounts have copies of has changed: a plan, a like. The relay brings what
 * stands there when it runs, so a mark for each change is enough, and two are carried once. Stands last in
 * a transaction. The handler also says `replicates`, and the copies are there before its answer.
 */
export async function queueReplication(
  db: Db,
  kind: 'plan' | 'like',
  source_id: string,
  version: number,
): Promise<void> {
  await Promise.all([
    db.sql`
      insert into relay_marks (owner_id, kind, source_id, version)
      values (${db.owner}, ${kind}, ${source_id}, ${version})
      on conflict (owner_id, kind, source_id) do update
        set version = greatest(relay_marks.version, excluded.version)`,
    markDue(db, 'relay'),
  ])
}
